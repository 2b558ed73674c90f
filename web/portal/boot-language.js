/* Asks for the catalogue of the reader's language while the entry is still on its way. words.ts decides for good. */
;(function () {
  var catalogues = CATALOGUES
  var chosen = null
  try {
    chosen = new URLSearchParams(location.search).get('language') || localStorage.getItem('language')
    // The words that the server drew for strangers are not for who is logged in.
    // Session storage is this tab's; the sign in the other one is set by any tab in which somebody is logged in.
    if (sessionStorage.getItem('session') || localStorage.getItem('session-open') !== null)
      document.documentElement.dataset.session = ''
  } catch {
    // Storage refused: the device's language it is.
  }
  var wishes = chosen ? [chosen] : navigator.languages
  var wanted = document.documentElement.lang
  for (var place = 0; place < wishes.length; place += 1) {
    var tag = wishes[place]
    var known = catalogues[tag] ? tag : tag.split('-')[0].toLowerCase()
    if (!catalogues[known]) continue
    wanted = known
    break
  }
  if (!catalogues[wanted]) return
  var link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = '/' + catalogues[wanted]
  document.head.append(link)
})()
