// The service worker. It caches only the offline page. Everything else comes from the server each time, so upgrades show at once
// and API responses are never stale.
const KEPT = 'highball-offline'
const PAGE = '/offline'
const FILES = [PAGE, '/offline.css', '/icon.svg']

/** Fetches the cached page again, in the language of the page if one is given. */
async function keep(language) {
  const cache = await caches.open(KEPT)
  const fresh = async (path) => {
    const query = path === PAGE && language ? `?language=${language}` : ''
    const answer = await fetch(path + query, { cache: 'no-cache' })
    if (answer.ok) await cache.put(path, answer)
  }
  await Promise.all(FILES.map(fresh))
}

self.addEventListener('install', (event) =>
  event.waitUntil(keep().then(() => self.skipWaiting())),
)
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  const { pathname } = new URL(event.request.url)
  const kept = (path) => fetch(event.request).catch(() => caches.match(path))
  if (event.request.mode === 'navigate' && !pathname.startsWith('/api')) event.respondWith(kept(PAGE))
  else if (FILES.includes(pathname)) event.respondWith(kept(pathname))
})

self.addEventListener('message', ({ data }) => data.language && void keep(data.language))

/** A click on a notification: an open page goes to its address, otherwise a new one opens. */
async function follow(href) {
  const [page] = await self.clients.matchAll({ type: 'window' })
  if (!page) return self.clients.openWindow(href)
  page.postMessage({ go: href })
  return page.focus()
}
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(follow(event.notification.tag))
})
