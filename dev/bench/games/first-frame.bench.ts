import { inHouseGames } from '@croupier/games/index.ts'
import { type Browser, chromium } from 'playwright'
import { openProduct } from '../../browser/product.ts'
import { findChromium } from '../../checks/chromium.ts'
import { type Bench, type Figure, median } from '../bench.ts'
import { ports } from '../running-product.ts'

/** Milliseconds from the page's request to the frame the game is first seen in, with nothing in the cache. */
async function firstFrame(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  try {
    const page = await context.newPage()
    await page.goto(url)
    const found = await page.waitForFunction(() => performance.getEntriesByName('first-frame')[0]?.startTime)
    return Number(await found.jsonValue())
  } finally {
    await context.close()
  }
}

/** How soon an in-house game is seen after it is launched: the launch call and the page together, in the middle of three. */
const bench: Bench = {
  name: 'game first frame',
  usesProduct: true,
  bounds: Object.fromEntries(inHouseGames.map(({ code }) => [`${code}, launch to first frame`, { atMost: 1500 }])),
  async run({ isQuick, say, startProduct }): Promise<Figure[]> {
    const executablePath = await findChromium()
    await startProduct()
    const product = await openProduct(`http://127.0.0.1:${ports.PORT}`)
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
    try {
      const figures: Figure[] = []
      for (const { code } of inHouseGames) {
        const member = await product.newMember()
        const times: number[] = []
        for (let run = 0; run < (isQuick ? 1 : 3); run += 1) {
          const began = performance.now()
          const url = await product.launchGame(member, code)
          const launched = performance.now() - began
          times.push(launched + (await firstFrame(browser, url)))
        }
        say(`${code}: ${times.map((time) => Math.round(time)).join(', ')} ms`)
        figures.push({ name: `${code}, launch to first frame`, value: median(times), unit: 'ms' })
      }
      return figures
    } finally {
      await browser.close()
      await product.close()
    }
  },
}

export default bench
