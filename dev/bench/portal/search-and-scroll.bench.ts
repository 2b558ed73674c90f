import { type Browser, chromium, type Page } from 'playwright'
import { findChromium } from '../../checks/chromium.ts'
import { type Bench, type Figure, quantile } from '../bench.ts'
import { ports } from '../running-product.ts'

const home = `http://127.0.0.1:${ports.PORT}`

/** What is looked for: whole names, beginnings, slips of the pen, another script, and what is nowhere. */
const texts = ['tigers', 'mango exp', 'dragn', 'বাঘ', 'jade', 'zzzzq']

// As text: they run in the page.
const watchSearch = `
  let isAwaited = false
  addEventListener('keydown', ({ key, timeStamp }) => {
    if (key.length !== 1) return
    isAwaited = true
    performance.mark('pressed', { startTime: timeStamp })
  }, true)
  window.watch = () => {
    const told = document.querySelector('dialog[open] p[aria-live=polite]')
    new MutationObserver(() => {
      if (told.textContent === '' || !isAwaited) return
      isAwaited = false
      // Until it is on the screen.
      requestAnimationFrame(() => {
        const channel = new MessageChannel()
        channel.port1.onmessage = () => performance.mark('answered')
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

/** An event of Chromium's trace: microseconds, `tdur` of them on the processor. */
interface TraceEvent {
  name: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
  args?: { name?: string }
}

/** What the page's own thread did while something was done in it: its tasks and its marks. */
async function traced(
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
): Promise<{ tasks: Required<Pick<TraceEvent, 'ts' | 'dur' | 'tdur'>>[]; marks: TraceEvent[] }> {
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] })
  await act()
  const { traceEvents: events } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] }
  const threads = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
  const pages = new Set(threads.map(({ pid, tid }) => `${pid} ${tid}`))
  const own = events.filter(({ pid, tid }) => pages.has(`${pid} ${tid}`))
  const tasks = own.filter(({ name }) => name.endsWith('RunTask'))
  if (tasks.length === 0) throw new Error('the trace holds no task of its page')
  return {
    tasks: tasks.map(({ ts, dur = 0, tdur = 0 }) => ({ ts, dur, tdur })),
    marks: own.filter(({ name }) => name === 'pressed' || name === 'answered').sort((one, other) => one.ts - other.ts),
  }
}

interface Answers {
  /** Milliseconds from each key press to what it finds, on the screen. */
  clock: number[]
  /** How many of them the page's own thread was on the processor. */
  processor: number[]
}

async function search(browser: Browser, page: Page, wanted: readonly string[]): Promise<Answers> {
  await page.addInitScript(watchSearch)
  await page.goto(home, { waitUntil: 'networkidle' })
  await page.keyboard.press('/')
  const field = page.locator('dialog[open] input[type=search]')
  await field.waitFor()
  // The names come once, when the search is first opened.
  await page.locator('dialog[open] [data-result]').first().waitFor()
  await page.evaluate('window.watch()')
  const { tasks, marks } = await traced(browser, page, async () => {
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
  })
  const answers: Answers = { clock: [], processor: [] }
  for (const [place, { name, ts: until }] of marks.entries()) {
    const from = marks[place - 1]
    if (name !== 'answered' || from?.name !== 'pressed') continue
    const within = tasks.filter(({ ts }) => ts >= from.ts && ts < until)
    answers.clock.push((until - from.ts) / 1_000)
    answers.processor.push(within.reduce((sum, { tdur }) => sum + tdur, 0) / 1_000)
  }
  return answers
}

/** Milliseconds of the processor that each task of the page took while its grid of games was scrolled. */
async function scroll(browser: Browser, page: Page, screens: number): Promise<number[]> {
  await page.goto(`${home}/rng`, { waitUntil: 'networkidle' })
  const { height = 0 } = page.viewportSize() ?? {}
  const { tasks } = await traced(browser, page, async () => {
    for (let screen = 0; screen < screens; screen += 1) {
      // Quarter by quarter, as a wheel or a thumb moves it.
      for (let part = 0; part < 4; part += 1) {
        await page.evaluate(`scrollBy(0, ${height / 4})`)
        await page.waitForTimeout(40)
      }
      const more = page.getByRole('main').getByRole('button', { name: 'Show more' })
      if (await more.isVisible()) await more.click()
    }
  })
  return tasks.map(({ tdur }) => tdur / 1000)
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

/** What a player waits for among ten thousand games: the search at each key and the grid under the thumb, both by processor time, the list as it comes. */
const bench: Bench = {
  name: 'portal search and scroll',
  usesProduct: true,
  bounds: {
    'keys answered': { atLeast: 1 },
    'key to results, processor time p95': { atMost: 50 },
    'long tasks of a scroll': { atMost: 0 },
    'layout shift of /rng, slow phone': { atMost: 0.01 },
  },
  async run({ isQuick, say, startProduct }): Promise<Figure[]> {
    await startProduct()
    const browser = await chromium.launch({
      executablePath: await findChromium(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
    })
    try {
      const { clock, processor } = await on(browser, true, (page) =>
        search(browser, page, isQuick ? texts.slice(0, 2) : texts),
      )
      say(`${clock.length} keys answered, the slowest in ${Math.max(...clock).toFixed(0)} ms by the clock`)
      const tasks = await on(browser, true, (page) => scroll(browser, page, isQuick ? 8 : 40))
      const long = tasks.filter((task) => task > 50)
      // Far more tasks than a call takes arguments.
      const longest = tasks.reduce((most, task) => Math.max(most, task), 0)
      say(`${tasks.length} tasks while scrolling, the longest ${longest.toFixed(0)} ms; ${long.length} over 50 ms`)
      const shift = await on(browser, false, shiftOnSlowPhone)
      return [
        { name: 'keys answered', value: clock.length, unit: 'rows' },
        { name: 'key to results, p95', value: quantile(clock, 0.95), unit: 'ms' },
        { name: 'key to results, processor time p95', value: quantile(processor, 0.95), unit: 'processor ms' },
        { name: 'long tasks of a scroll', value: long.length, unit: 'rows' },
        { name: 'layout shift of /rng, slow phone', value: shift, unit: 'ratio' },
      ]
    } finally {
      await browser.close()
    }
  },
}

export default bench
