import { go } from './address.svelte'
import type { LanguageCode } from '../i18n/language.svelte'

/** Without https, browsers allow workers only on localhost. */
const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined

/** Starts the service worker and follows the links in its messages; called once. */
export function startWorker() {
  workers?.addEventListener('message', ({ data }) => {
    if (typeof data?.go === 'string') go(data.go)
  })
  // Without a worker, only the offline page and notifications are missing.
  void workers?.register('/sw.js').catch(() => undefined)
}

/** Makes the worker cache the offline page in this language. */
export async function keepOffline(language: LanguageCode) {
  const worker = (await workers?.ready)?.active
  worker?.postMessage({ language })
}

/** Shows a notification that links to an address; it replaces an older one with the same address. */
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
