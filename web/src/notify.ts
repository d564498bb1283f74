import { go } from './address.svelte'
import { settings } from './settings.svelte'
import { turns } from './turns.svelte'
import { t } from './words/words.svelte'

/** Whether this browser can call somebody back to the page at all. */
export const canNotify = 'Notification' in window

/** Asks the browser for its permission, and remembers the answer. */
export async function allowNotes(): Promise<void> {
  settings.notify = canNotify && (await Notification.requestPermission()) === 'granted'
}

/** Calls back whoever looks elsewhere when it has become their turn; to be called once. */
export function callBack() {
  turns.oncome((come) => {
    if (!settings.notify || !canNotify || Notification.permission !== 'granted' || !document.hidden)
      return
    for (const { href, title } of come) {
      try {
        // The same tag replaces an older call from the same place.
        const note = new Notification(t('notify-turn'), {
          body: title,
          tag: href,
          icon: '/icon-192.png',
        })
        note.onclick = () => {
          window.focus()
          go(href)
          note.close()
        }
      } catch {
        // Some browsers of phones have the word but no such call; the list on the first page is still there.
      }
    }
  })
}
