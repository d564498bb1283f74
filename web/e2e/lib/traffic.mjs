// Records the traffic of a page and searches it for secrets of others.

/** Records everything that a page receives over HTTP and its socket from now on. */
export function record(page) {
  /** @type {{ from: string, text: string }[]} */
  const heard = []
  page.on('response', async (answer) => {
    const url = new URL(answer.url())
    if (!url.pathname.startsWith('/api')) return
    const text = await answer.text().catch(() => '')
    heard.push({ from: url.pathname, text })
  })
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) =>
      heard.push({ from: 'socket', text: String(payload) }),
    )
  })
  return heard
}

/** Facts that contain a secret of the acting seat. */
const SECRETS = {
  'card-dealt': 'card',
  'card-drawn': 'card',
  wired: 'card',
  'wire-kept': 'card',
  'ticket-dealt': 'ticket',
  'mix-sealed': 'mix',
  'choice-sealed': 'kept',
  'opening-kept': 'tickets',
  'tickets-kept': 'tickets',
}

/** Fields that only one seat may receive. */
const OWN = [
  'hand',
  'offer',
  'sealed_mix',
  'sealed_choice',
  'wire',
  'choices',
  'progress',
  'barred',
]

const empty = (value) =>
  value === null ||
  value === undefined ||
  (typeof value === 'object' && Object.keys(value).length === 0)

/**
 * Lists the leaks in recorded traffic. `seats` are the seats whose secrets the reader may know:
 * none for a spectator, and none while a curtain is drawn. States after the end are skipped,
 * because everything is revealed then.
 */
export function leaks(heard, seats = []) {
  const found = []
  const mine = new Set(seats)
  for (const { from, text } of heard) {
    let message
    try {
      message = JSON.parse(text)
    } catch {
      continue
    }
    look(message, from, null)
  }
  return found

  function look(value, from, owner) {
    if (value === null || typeof value !== 'object') return
    if (Array.isArray(value)) return value.forEach((part) => look(part, from, owner))
    if (isState(value)) {
      if (value.view.open.over) return
      owner = value.seat
    }
    const allowed = owner !== null && mine.has(owner)
    const secret = SECRETS[value.what]
    if (secret && !empty(value[secret]) && !mine.has(value.seat)) {
      found.push(
        `${from}: ${value.what} of seat ${value.seat} tells ${secret} ${JSON.stringify(value[secret])}`,
      )
    }
    if (typeof value.what === 'string') return
    for (const [key, part] of Object.entries(value)) {
      // Skip `terms`, where some rule parameters have the same names as private fields.
      if (key === 'terms') continue
      if (key === 'shown' && !empty(part)) found.push(`${from}: hands are shown before the end`)
      else if (!allowed && (key === 'own' || OWN.includes(key)) && !empty(part)) {
        found.push(
          `${from}: ${key} of ${owner === null ? 'nobody' : `seat ${owner}`}: ${JSON.stringify(part).slice(0, 90)}`,
        )
      } else look(part, from, owner)
    }
  }
}

const isState = (value) => typeof value.view?.open === 'object'
