// Two hundred ways to inject a script into a text. Each script leaves a mark on a page that runs
// it.

/** The script. It is short because a name has at most 40 characters. */
const RUN = 'ran=1'

const elements = [
  '<script>RUN</script>',
  '<img src=x onerror=RUN>',
  '<svg onload=RUN>',
  '<svg/onload=RUN>',
  '<body onload=RUN>',
  '<b onclick=RUN>x</b>',
  '<a href=javascript:RUN>x</a>',
  '<iframe srcdoc="<script>RUN</script>">',
  '<iframe src=javascript:RUN>',
  '<object data=javascript:RUN>',
  '<embed src=javascript:RUN>',
  '<form action=javascript:RUN><button>',
  '<input autofocus onfocus=RUN>',
  '<select autofocus onfocus=RUN>',
  '<video src=x onerror=RUN>',
  '<audio src=x onerror=RUN>',
  '<details open ontoggle=RUN>',
  '<marquee onstart=RUN>',
  '<math><mi href=javascript:RUN>x',
  '<style>@import"javascript:RUN"</style>',
  '<link rel=stylesheet href=//x>',
  '<meta http-equiv=refresh content=0>',
  '<base href=//x>',
  '<p style=animation:x onanimationstart=RUN>',
  '<template><script>RUN</script>',
]

/**
 * Ways to break out of the context: plain text, an attribute, a tag, a comment, a string, an
 * expression.
 */
const breaks = [
  (body) => body,
  (body) => `">${body}`,
  (body) => `'>${body}`,
  (body) => `</title></svg>${body}`,
  (body) => `--><!---->${body}`,
  (body) => `{@html \`${body}\`}`,
  (body) => `\`);${RUN}//${body}`,
  (body) =>
    body
      .replaceAll('<', '\u003c')
      .replaceAll('>', '&gt;')
      .replace('&gt;', '>')
      .toUpperCase()
      .replace('RAN=1', RUN),
]

export const payloads = breaks.flatMap((out) =>
  elements.map((element) => out(element.replace('RUN', RUN))),
)

/** Truncates a payload to fit a name; a truncated payload is still a payload. */
export const asName = (payload) => payload.slice(0, 40)

/**
 * Lists the effects of payloads on a page. Counts elements that only a payload could have created;
 * user text may appear only as text.
 */
export const harm = (page) =>
  page.evaluate(() => {
    const found = []
    if ('ran' in window) found.push('a script ran')
    const strangers =
      'iframe, object, embed, marquee, math, base, meta[http-equiv], template, video, audio, body script, body link, body style, img[src="x"], [src^="javascript"], [href^="javascript"], [action^="javascript"]'
    for (const element of document.querySelectorAll(strangers)) {
      if (element.matches('script[type=module][src^="/"], link[href^="/"]')) continue
      found.push(`an element: ${element.outerHTML.slice(0, 80)}`)
    }
    for (const element of document.querySelectorAll('*')) {
      const handler = element.getAttributeNames().find((name) => name.startsWith('on'))
      if (handler) found.push(`a handler: ${element.tagName} ${handler}`)
    }
    return found
  })
