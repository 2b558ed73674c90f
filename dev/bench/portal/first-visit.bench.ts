import { type Browser, chromium } from 'playwright'
import { findChromium } from '../../checks/chromium.ts'
import type { Bench, Figure } from '../bench.ts'
import { ports } from '../running-product.ts'

/** A visitor who looks at the page and touches nothing: what comes later than this is not part of the first visit. */
const LOOK = 5000

const visits = [
  { name: 'desktop', viewport: { width: 1440, height: 900 }, isMobile: false },
  { name: 'phone', viewport: { width: 390, height: 844 }, isMobile: true },
]
const languages = ['en', 'bn']

interface Visit {
  requests: number
  /** As they travel, heads of answers included. */
  bytes: number
  /** That have come and are drawn. */
  pictures: number
  shift: number
  /** The elements that moved, each with what it added and from where to where. */
  moved: string[]
}

// As text: they run in the page.
const watchShifts = `
  window.shifts = { sum: 0, moved: [] }
  const nameOf = (node) => {
    const element = node?.nodeType === 1 ? node : node?.parentElement
    return element ? element.tagName + '.' + element.className + ' "' + element.textContent.slice(0, 40) + '"' : 'gone'
  }
  const placeOf = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ')
  new PerformanceObserver((list) => {
    for (const { value, startTime, sources } of list.getEntries()) {
      window.shifts.sum += value
      for (const { node, previousRect, currentRect } of sources)
        window.shifts.moved.push(
          value.toFixed(4) + ' at ' + Math.round(startTime) + ' ms: ' + nameOf(node) + ', ' + placeOf(previousRect) + ' to ' + placeOf(currentRect),
        )
    }
  }).observe({ type: 'layout-shift', buffered: true })`
const countPictures = '[...document.images].filter((image) => image.complete && image.naturalWidth > 0).length'

async function visit(
  browser: Browser,
  { viewport, isMobile }: (typeof visits)[number],
  locale: string,
): Promise<Visit> {
  // A worker would answer from what it kept; it comes seconds after the page and takes nothing from it.
  const context = await browser.newContext({ viewport, isMobile, locale, serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    const network = await context.newCDPSession(page)
    await network.send('Network.enable')
    const asked = new Set<string>()
    let bytes = 0
    network.on('Network.requestWillBeSent', ({ requestId, request }) => {
      if (!request.url.startsWith('data:')) asked.add(requestId)
    })
    network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (asked.has(requestId)) bytes += encodedDataLength
    })
    await page.addInitScript(watchShifts)
    await page.goto(`http://127.0.0.1:${ports.PORT}/`, { waitUntil: 'networkidle' })
    await page.waitForTimeout(LOOK)
    const pictures = await page.evaluate<number>(countPictures)
    const { sum: shift, moved } = await page.evaluate<{ sum: number; moved: string[] }>('window.shifts')
    return { requests: asked.size, bytes, pictures, shift, moved }
  } finally {
    await context.close()
  }
}

/** What a first visit to the home page asks for until it rests: at a desk and on a phone, in English and Bengali. */
const bench: Bench = {
  name: 'portal first visit',
  usesProduct: true,
  bounds: {
    requests: { atMost: 40 },
    bytes: { atMost: 400_000 },
    pictures: { atLeast: 20 },
    'layout shift': { atMost: 0.01 },
  },
  async run({ say, startProduct }): Promise<Figure[]> {
    await startProduct()
    const browser = await chromium.launch({
      executablePath: await findChromium(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
    })
    try {
      const found: Visit[] = []
      for (const kind of visits) {
        for (const language of languages) {
          found.push(await visit(browser, kind, language))
          say(`${kind.name}, ${language}: ${JSON.stringify(found.at(-1))}`)
        }
      }
      // The worst of all visits is what is bounded.
      return [
        { name: 'requests', value: Math.max(...found.map(({ requests }) => requests)), unit: 'rows' },
        { name: 'bytes', value: Math.max(...found.map(({ bytes }) => bytes)), unit: 'bytes' },
        { name: 'pictures', value: Math.min(...found.map(({ pictures }) => pictures)), unit: 'rows' },
        { name: 'layout shift', value: Math.max(...found.map(({ shift }) => shift)), unit: 'ratio' },
      ]
    } finally {
      await browser.close()
    }
  },
}

export default bench
