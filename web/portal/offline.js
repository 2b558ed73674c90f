/* Shows the reader's language of the page that stands in where there is no line, and goes on once there is one. */
;(function () {
  var texts = document.querySelectorAll('main [lang]')
  var chosen = null
  try {
    chosen = localStorage.getItem('language')
  } catch {
    // Storage refused: the device's language it is.
  }
  var wishes = (chosen ? [chosen] : []).concat(navigator.languages)
  var wanted = wishes
    .map(function (tag) {
      return tag.split('-')[0].toLowerCase()
    })
    .find(function (code) {
      return document.querySelector('main [lang="' + code + '"]')
    })
  texts.forEach(function (text) {
    if (wanted) text.hidden = text.lang !== wanted
    if (text.hidden) return
    document.documentElement.lang = text.lang
    document.documentElement.dir = text.dir
    document.title = text.querySelector('h1').textContent + ' · ' + document.title
  })
  document.addEventListener('click', function (event) {
    if (event.target.closest('button')) location.reload()
  })
  window.addEventListener('online', function () {
    location.reload()
  })
  // The line may have come back while this page was loading, or have been there all the time and the house was not.
  async function lookAgain() {
    if (!navigator.onLine) return
    try {
      var answer = await fetch('/service-worker.js', { method: 'HEAD', cache: 'no-store' })
      if (answer.ok) location.reload()
    } catch {
      // Still nobody there.
    }
  }
  setInterval(function () {
    void lookAgain()
  }, 5000)
})()
