/*
 * Shows the reader's language of the page that stands in where there is no line, and goes on once there is one. It may be
 * this address alone that does not answer: where the portal has kept others of the house, it leads there.
 */
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
  var others = []
  try {
    others = JSON.parse(localStorage.getItem('addresses') || '[]').filter(function (address) {
      return /^https?:\/\/[^/]+$/.test(address)
    })
  } catch {
    // Nothing was kept, or nothing that can be read.
  }
  texts.forEach(function (text) {
    if (wanted) text.hidden = text.lang !== wanted
    if (text.hidden) return
    document.documentElement.lang = text.lang
    document.documentElement.dir = text.dir
    document.title = text.querySelector('h1').textContent + ' · ' + document.title
    text.querySelector('nav').hidden = others.length === 0
    others.forEach(function (address) {
      var link = document.createElement('a')
      link.href = address + location.pathname + location.search
      link.dir = 'ltr'
      link.textContent = address.replace(/^https?:\/\//, '')
      text.querySelector('nav').append(link)
    })
  })
  document.addEventListener('click', function (event) {
    if (event.target.closest('button')) location.reload()
  })
  // A house that is away for long is asked ever more rarely; a line that was seldom is long.
  var SOONEST = 1000
  var LATEST = 10000
  var wait = SOONEST
  var timer = 0
  // Whether the house is there is what it answers: browsers say that they are online before names and routes are there,
  // and some say that they are not when they are.
  async function lookAgain() {
    clearTimeout(timer)
    try {
      var answer = await fetch('/service-worker.js', { method: 'HEAD', cache: 'no-store' })
      if (answer.ok) return location.reload()
    } catch {
      // Still nobody there.
    }
    clearTimeout(timer)
    timer = setTimeout(lookAgain, wait)
    wait = Math.min(wait * 1.5, LATEST)
  }
  function lookNow() {
    wait = SOONEST
    void lookAgain()
  }
  window.addEventListener('online', lookNow)
  document.addEventListener('visibilitychange', function () {
    if (!document.hidden) lookNow()
  })
  timer = setTimeout(lookAgain, SOONEST)
})()
