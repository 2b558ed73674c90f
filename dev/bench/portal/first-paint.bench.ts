import { type Browser, chromium } from 'playwright'
import { findChromium } from '../../checks/chromium.ts'
import { type Bench, type Figure, median, medianRatio } from '../bench.ts'
import { ports } from '../running-product.ts'
import { serveEmptyPage } from './empty-page/serve.ts'

/** A phone of the cheaper kind on a mobile network, as Lighthouse takes it. */
const PHONE = { viewport: { width: 360, height: 640 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true } as const
const SLOWER = 4
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
/** What is largest is settled by then on the slowest of the pages. */
const LOOK = 8_000

// As text: they run in the page.
const watch = `
  window.largest = 0
  window.blocked = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.largest = Math.max(window.largest, entry.startTime)
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.blocked += Math.max(0, duration - 50)
  }).observe({ type: 'longtask', buffered: true })`

interface Paint {
  largest: number
  blocked: number
}

async function look(browser: Browser, address: string): Promise<Paint> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', NETWORK)
    await page.addInitScript(watch)
    await page.goto(address)
    await page.waitForTimeout(LOOK)
    return {
      largest: await page.evaluate<number>('window.largest'),
      blocked: await page.evaluate<number>('window.blocked'),
    }
  } finally {
    await context.close()
  }
}

/** When a phone has painted most of the home page, against a page that is nothing but the same React, in turns. */
const bench: Bench = {
  name: 'portal first paint',
  usesProduct: true,
  bounds: { 'largest paint, home to empty page': { atMost: 1.3 } },
  async run({ isQuick, say, startProduct }): Promise<Figure[]> {
    await startProduct()
    const empty = await serveEmptyPage()
    const browser = await chromium.launch({
      executablePath: await findChromium(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
    })
    const home: Paint[] = []
    const nothing: Paint[] = []
    try {
      for (let round = 0; round <= (isQuick ? 1 : 5); round += 1) {
        const paints = [
          await look(browser, `http://127.0.0.1:${ports.PORT}/`),
          await look(browser, empty.address),
        ] as const
        say(`home ${Math.round(paints[0].largest)} ms, empty page ${Math.round(paints[1].largest)} ms`)
        // The first visit warms the server and is not counted.
        if (round === 0) continue
        home.push(paints[0])
        nothing.push(paints[1])
      }
    } finally {
      await browser.close()
      await empty.close()
    }
    const largest = (paints: readonly Paint[]) => paints.map((each) => each.largest)
    return [
      { name: 'largest paint, home', value: median(largest(home)), unit: 'ms' },
      { name: 'largest paint, empty page', value: median(largest(nothing)), unit: 'ms' },
      { name: 'largest paint, home to empty page', value: medianRatio(largest(home), largest(nothing)), unit: 'ratio' },
      { name: 'blocked, home', value: median(home.map(({ blocked }) => blocked)), unit: 'ms' },
      { name: 'blocked, empty page', value: median(nothing.map(({ blocked }) => blocked)), unit: 'ms' },
    ]
  },
}

export default bench
