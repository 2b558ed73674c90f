/*
 * Starts the portal once the page has shown its bar. The parts are on their way from the head on; run as soon as they
 * are there, they would hold back the first paint. Each runs as a task of its own, the entry last, so that the page can
 * answer a touch between them. On a first visit the faces of headings come after the code: before it, they would take
 * the line from it. From then on they are at hand, and stand there with the first paint.
 */
;(function () {
  var parts = PARTS
  var isStarted = false
  var page = document.documentElement
  try {
    if (localStorage.getItem('faces') === null) page.dataset.faces = 'late'
  } catch {
    // Storage refused: whoever reads has no faces from before.
    page.dataset.faces = 'late'
  }
  function showFaces() {
    delete page.dataset.faces
    try {
      localStorage.setItem('faces', '')
    } catch {
      // Storage refused: they come late the next time too.
    }
  }
  function run(place) {
    void import('/' + parts[place]).then(function () {
      return place + 1 < parts.length ? setTimeout(run, 0, place + 1) : showFaces()
    })
  }
  function start() {
    if (isStarted) return
    isStarted = true
    run(0)
  }
  document.addEventListener('DOMContentLoaded', function () {
    var kinds = window.PerformanceObserver ? PerformanceObserver.supportedEntryTypes : undefined
    // A page nobody looks at is not painted, and some browsers do not tell.
    if (document.hidden || !kinds || kinds.indexOf('paint') < 0) return start()
    new PerformanceObserver(start).observe({ type: 'paint', buffered: true })
    setTimeout(start, 250)
  })
})()
