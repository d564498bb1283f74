/** The table that somebody means who has pasted a link or typed its code; undefined where it is neither. */
export function tableOf(typed: string): string | undefined {
  const text = typed.trim()
  const linked = /\/t\/([a-z0-9]+)/i.exec(text)?.[1]
  const code = linked ?? text.replace(/[\s-]/g, '')
  return /^[a-z0-9]{6,32}$/i.test(code) ? code.toLowerCase() : undefined
}
