/*
 * Keeps what a visitor without a line needs: an honest page that says so, and the files of pages seen before. Answers of
 * the API, games and pictures always come from the house: what is shown of money is never an old copy.
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
