/*
 * Keeps what a visitor without a line needs: an honest page that says so, and the files of pages seen before. Answers of
 * the API, games and pictures always come from the house: what is shown of money is never an old copy.
 *
 * It also shows what the house tells a member who agreed to it, and leads to their messages from there.
 *
 * BUILD and FILES are filled in by build/offline.ts. A new build waits until a page that was open before asks it to take
 * over, so that no form is lost by it.
 */
;(function () {
  const build = BUILD
  const files = FILES
  const store = `portal ${build}`

  self.addEventListener('install', (event) => {
    event.waitUntil(caches.open(store).then((kept) => kept.addAll(files)))
  })

  self.addEventListener('activate', (event) => {
    event.waitUntil(
      caches
        .keys()
        .then((names) => Promise.all(names.filter((name) => name !== store).map((name) => caches.delete(name)))),
    )
  })

  self.addEventListener('message', (event) => {
    if (event.data === 'build') event.ports[0]?.postMessage(build)
    if (event.data === 'take-over') void self.skipWaiting()
  })

  self.addEventListener('push', (event) => {
    const { title, lang, dir, tag, url } = event.data?.json() ?? {}
    // Browsers end what shows nothing, so something is shown whatever came.
    const shown = self.registration.showNotification(title ?? self.location.hostname, {
      lang: lang ?? '',
      dir: dir ?? 'auto',
      tag: tag ?? 'message',
      icon: '/mark.svg',
      data: new URL(url ?? '/', self.location.origin).href,
    })
    event.waitUntil(shown)
  })

  /** A page that is there already is shown; no other is led away from what somebody does in it. */
  async function show(address) {
    const pages = await self.clients.matchAll({ type: 'window' })
    const open = pages.find(({ url }) => url === address)
    await (open ? open.focus() : self.clients.openWindow(address))
  }

  self.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(show(event.notification.data))
  })

  async function page(request) {
    try {
      return await fetch(request)
    } catch {
      return (await caches.match(files[0])) ?? Response.error()
    }
  }

  /** Files under assets/ carry a hash of their content: one that is kept is never old. */
  async function asset(request) {
    const kept = await caches.match(request)
    if (kept) return kept
    const answer = await fetch(request)
    if (answer.status === 200) {
      const copy = answer.clone()
      void caches.open(store).then((cache) => cache.put(request, copy))
    }
    return answer
  }

  async function file(request) {
    try {
      return await fetch(request)
    } catch {
      return (await caches.match(request)) ?? Response.error()
    }
  }

  self.addEventListener('fetch', (event) => {
    const { request } = event
    const { origin, pathname } = new URL(request.url)
    if (request.method !== 'GET' || origin !== self.location.origin) return
    if (request.mode === 'navigate') event.respondWith(page(request))
    else if (pathname.startsWith('/assets/')) event.respondWith(asset(request))
    else if (files.includes(pathname)) event.respondWith(file(request))
  })
})()
