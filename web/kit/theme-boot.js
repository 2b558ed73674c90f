/*
 * Loaded as a classic script in <head>, before any style is painted, so that a chosen theme never flashes. Without a
 * choice nothing is set and the palette follows the system by itself. theme.ts reads and writes the same key.
 */
;(function () {
  try {
    const chosen = localStorage.getItem('theme')
    if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen
  } catch {
    // Storage refused (private mode): the system's theme it is.
  }
})()
