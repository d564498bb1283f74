import { go } from './address.svelte'
import type { LanguageCode } from '../i18n/language.svelte'

/** Browsers have no workers on addresses without https, other than this machine's. */
const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined

/** Starts the worker, and follows where it leads; to be called once. */
export function startWorker() {
  workers?.addEventListener('message', ({ data }) => {
    if (typeof data?.go === 'string') go(data.go)
  })
  // Without a worker the page only has no words of its own for a lost connection.
  void workers?.register('/sw.js').catch(() => undefined)
}

/** Has the page for a lost connection kept in this language. */
export async function keepOffline(language: LanguageCode) {
  const worker = (await workers?.ready)?.active
  worker?.postMessage({ language })
}

/** Shows a notification that leads to an address; one with the same address gives way. */
export async function notify(title: string, body: string, href: string) {
  const options = { body, tag: href, icon: '/icon-192.png' }
  const registration = await workers?.getRegistration()
  if (registration?.active) return registration.showNotification(title, options)
  const note = new Notification(title, options)
  note.onclick = () => {
    window.focus()
    go(href)
    note.close()
  }
}
