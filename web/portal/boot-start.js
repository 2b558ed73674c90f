/*
 * Starts the portal once the page has shown its bar. The parts are on their way from the head on; run as soon as they
 * are there, they would hold back the first paint. Each runs as a task of its own, the entry last, so that the page can
 * answer a touch between them.
 */
;(function () {
  var parts = PARTS
  var isStarted = false
  function run(place) {
    void import('/' + parts[place]).then(function () {
      return place + 1 < parts.length && setTimeout(run, 0, place + 1)
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
