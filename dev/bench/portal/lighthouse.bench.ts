import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { findChromium } from '../../checks/chromium.ts'
import { type Bench, type Figure, median } from '../bench.ts'
import { ports, startProduct } from '../running-product.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

async function measure(chromium: string): Promise<Record<string, number>> {
  const chrome = await launch({
    chromePath: chromium,
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
  try {
    const result = await lighthouse(`http://127.0.0.1:${ports.PORT}/`, {
      port: chrome.port,
      onlyCategories: [...categories],
      logLevel: 'error',
    })
    const scored = Object.entries(result?.lhr.categories ?? {}).map(([name, each]) => [
      name,
      Math.round((each.score ?? 0) * 100),
    ])
    return Object.fromEntries(scored) as Record<string, number>
  } finally {
    chrome.kill()
  }
}

/** Lighthouse on the portal's first page as a phone sees it: median of five runs. */
const bench: Bench = {
  name: 'portal lighthouse (mobile)',
  bounds: {
    performance: { atLeast: 95 },
    accessibility: { atLeast: 100 },
    'best-practices': { atLeast: 100 },
    seo: { atLeast: 100 },
  },
  async run({ isQuick, say }): Promise<Figure[]> {
    const chromium = await findChromium()
    const folder = await mkdtemp(join(tmpdir(), 'croupier-lighthouse-'))
    const stop = await startProduct(folder)
    try {
      const runs: Record<string, number>[] = []
      for (let run = 0; run < (isQuick ? 1 : 5); run += 1) {
        runs.push(await measure(chromium))
        say(JSON.stringify(runs.at(-1)))
      }
      return categories.map((name) => ({ name, value: median(runs.map((run) => run[name] ?? 0)), unit: 'ratio' }))
    } finally {
      await stop()
      await rm(folder, { recursive: true, force: true })
    }
  },
}

export default bench
