import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import { findChromium } from '../../checks/chromium.ts'
import { type Bench, type Figure, quantile } from '../bench.ts'
import { ports, startProduct } from '../running-product.ts'

const home = `http://127.0.0.1:${ports.PORT}`

/** What is looked for: whole names, beginnings, slips of the pen, another script, and what is nowhere. */
const texts = ['tigers', 'mango exp', 'dragn', 'বাঘ', 'jade', 'zzzzq']

// As text: they run in the page.
const watchSearch = `
  window.answered = []
  let pressed
  addEventListener('keydown', ({ key, timeStamp }) => { if (key.length === 1) pressed = timeStamp }, true)
  window.watch = () => {
    const told = document.querySelector('dialog[open] p[aria-live=polite]')
    new MutationObserver(() => {
      if (told.textContent === '' || pressed === undefined) return
      const from = pressed
      pressed = undefined
      // Until it is on the screen.
      requestAnimationFrame(() => {
        const channel = new MessageChannel()
        channel.port1.onmessage = () => window.answered.push(performance.now() - from)
        channel.port2.postMessage('')
      })
    }).observe(told, { childList: true, characterData: true, subtree: true })
  }`
const watchShifts = `
  window.shifted = 0
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) window.shifted += value
  }).observe({ type: 'layout-shift', buffered: true })`

async function on<T>(browser: Browser, wide: boolean, look: (page: Page) => Promise<T>): Promise<T> {
  const viewport = wide ? { width: 1440, height: 900 } : { width: 390, height: 844 }
  const context = await browser.newContext({ viewport, isMobile: !wide, locale: 'en', serviceWorkers: 'block' })
  try {
    return await look(await context.newPage())
  } finally {
    await context.close()
  }
}

/** Milliseconds from each key press to what it finds, on the screen. */
async function search(page: Page, wanted: readonly string[]): Promise<number[]> {
  await page.addInitScript(watchSearch)
  await page.goto(home, { waitUntil: 'networkidle' })
  await page.keyboard.press('/')
  const field = page.locator('dialog[open] input[type=search]')
  await field.waitFor()
  // The names come once, when the search is first opened.
  await page.locator('dialog[open] [data-result]').first().waitFor()
  await page.evaluate('window.watch()')
  for (const text of wanted) {
    await field.fill('')
    await page.waitForTimeout(300)
    for (const letter of text) {
      // A letter no key has is typed as by an input method.
      await page.evaluate(`dispatchEvent(new KeyboardEvent('keydown', { key: ${JSON.stringify(letter)} }))`)
      await field.pressSequentially(letter)
      await page.waitForTimeout(250)
    }
  }
  return page.evaluate<number[]>('window.answered')
}

/** An event of Chromium's trace: microseconds, `tdur` of them on the processor. */
interface TraceEvent {
  name: string
  pid: number
  tid: number
  tdur?: number
  args?: { name?: string }
}

/** Milliseconds of the processor that each task of the page took while its grid of games was scrolled. */
async function scroll(browser: Browser, page: Page, screens: number): Promise<number[]> {
  await page.goto(`${home}/rng`, { waitUntil: 'networkidle' })
  await browser.startTracing(page, { categories: ['toplevel'] })
  const { height = 0 } = page.viewportSize() ?? {}
  for (let screen = 0; screen < screens; screen += 1) {
    // Quarter by quarter, as a wheel or a thumb moves it.
    for (let part = 0; part < 4; part += 1) {
      await page.evaluate(`scrollBy(0, ${height / 4})`)
      await page.waitForTimeout(40)
    }
    const more = page.getByRole('main').getByRole('button', { name: 'Show more' })
    if (await more.isVisible()) await more.click()
  }
  const { traceEvents: events } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] }
  const threads = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
  const pages = new Set(threads.map(({ pid, tid }) => `${pid} ${tid}`))
  const tasks = events.filter(({ name, pid, tid }) => name.endsWith('RunTask') && pages.has(`${pid} ${tid}`))
  if (tasks.length === 0) throw new Error('the trace of a scroll holds no task of its page')
  return tasks.map(({ tdur = 0 }) => tdur / 1000)
}

/** How far the list of games moves while it comes, on a phone four times slower than this machine, over a slow line. */
async function shiftOnSlowPhone(page: Page): Promise<number> {
  const wire = await page.context().newCDPSession(page)
  await wire.send('Network.enable')
  await wire.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  })
  await wire.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.addInitScript(watchShifts)
  await page.goto(`${home}/rng`, { waitUntil: 'networkidle', timeout: 120_000 })
  await page.waitForTimeout(2_000)
  return page.evaluate<number>('window.shifted')
}

/** What a player waits for among ten thousand games: the search at each key, the grid under the thumb (by processor time), the list as it comes. */
const bench: Bench = {
  name: 'portal search and scroll',
  bounds: {
    'key to results, p95': { atMost: 50 },
    'long tasks of a scroll': { atMost: 0 },
    'layout shift of /rng, slow phone': { atMost: 0.01 },
  },
  async run({ isQuick, say }): Promise<Figure[]> {
    const folder = await mkdtemp(join(tmpdir(), 'croupier-search-'))
    const stop = await startProduct(folder)
    const browser = await chromium.launch({
      executablePath: await findChromium(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
    })
    try {
      const answered = await on(browser, true, (page) => search(page, isQuick ? texts.slice(0, 2) : texts))
      say(`${answered.length} keys answered, the slowest in ${Math.max(...answered).toFixed(0)} ms`)
      const tasks = await on(browser, true, (page) => scroll(browser, page, isQuick ? 8 : 40))
      const long = tasks.filter((task) => task > 50)
      // Far more tasks than a call takes arguments.
      const longest = tasks.reduce((most, task) => Math.max(most, task), 0)
      say(`${tasks.length} tasks while scrolling, the longest ${longest.toFixed(0)} ms; ${long.length} over 50 ms`)
      const shift = await on(browser, false, shiftOnSlowPhone)
      return [
        // Without an answer to any key there is no figure, which counts as missed.
        { name: 'key to results, p95', value: quantile(answered, 0.95), unit: 'ms' },
        { name: 'long tasks of a scroll', value: long.length, unit: 'rows' },
        { name: 'layout shift of /rng, slow phone', value: shift, unit: 'ratio' },
      ]
    } finally {
      await browser.close()
      await stop()
      await rm(folder, { recursive: true, force: true })
    }
  },
}

export default bench
