import { assert } from '@croupier/basis/assert.ts'
import { type Browser, chromium } from 'playwright'
import { openProduct } from '../../browser/product.ts'
import { findChromium } from '../../checks/chromium.ts'
import type { Bench, Figure } from '../bench.ts'
import { ports } from '../running-product.ts'

/** Of the house's lotteries every one of them counts down; the Vietnamese are many more. */
const LOBBIES = [
  { path: '/lottery', countdowns: 7 },
  { path: '/vnLottery', countdowns: 12 },
] as const
/** A phone of the market: so many times slower than what runs this. */
const SLOWER = 4
const SECONDS = 20
const ORIGIN = `http://127.0.0.1:${ports.PORT}`

interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  dur?: number
  tdur?: number
  args?: { name?: string }
}

/** What the page's own thread did, task by task, in milliseconds: by the clock, and of processor time. */
async function watch(
  browser: Browser,
  token: string,
  { path, countdowns }: (typeof LOBBIES)[number],
): Promise<{ countdowns: number; tasks: { wall: number; processor: number }[] }> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  try {
    const page = await context.newPage()
    await page.goto(`${ORIGIN}/favicon.svg`)
    await page.evaluate((held) => sessionStorage.setItem('session', held), token)
    await page.goto(`${ORIGIN}${path}`)
    const timers = page.getByRole('timer')
    await timers.nth(countdowns - 1).waitFor({ timeout: 120_000 })
    // What the page loads late has come by then.
    await page.waitForTimeout(5_000)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] })
    await page.waitForTimeout(SECONDS * 1_000)
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
    const main = traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
    const isMain = ({ pid, tid }: TraceEvent) => main.some((thread) => thread.pid === pid && thread.tid === tid)
    const tasks = traceEvents.filter((event) => event.name === 'RunTask' && event.ph === 'X' && isMain(event))
    return {
      countdowns: await timers.count(),
      tasks: tasks.map(({ dur = 0, tdur = dur }) => ({ wall: dur / 1_000, processor: tdur / 1_000 })),
    }
  } finally {
    await context.close()
  }
}

/** The lobbies of lotteries while their countdowns run: no task may keep a finger waiting. */
const bench: Bench = {
  name: 'lottery lobby',
  usesProduct: true,
  bounds: Object.fromEntries(
    LOBBIES.flatMap(({ path, countdowns }) => [
      [`${path}, countdowns`, { atLeast: countdowns }],
      [`${path}, longest task, processor time`, { atMost: 50 }],
    ]),
  ),
  async run({ say, startProduct }) {
    const executablePath = await findChromium()
    await startProduct()
    const product = await openProduct(ORIGIN)
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
    try {
      const figures: Figure[] = []
      const { token } = await product.newMember()
      for (const lobby of LOBBIES) {
        const { path } = lobby
        const { countdowns, tasks } = await watch(browser, token, lobby)
        assert(tasks.length > SECONDS, 'the page worked while it was watched')
        say(`${path}, ${SECONDS} s, ${SLOWER} times slower: ${tasks.length.toLocaleString('en')} tasks`)
        const longest = (times: number[]) => Math.max(...times)
        figures.push(
          { name: `${path}, countdowns`, value: countdowns, unit: 'rows' },
          { name: `${path}, longest task`, value: longest(tasks.map(({ wall }) => wall)), unit: 'ms' },
          {
            name: `${path}, longest task, processor time`,
            value: longest(tasks.map(({ processor }) => processor)),
            unit: 'processor ms',
          },
          { name: `${path}, tasks above 50 ms`, value: tasks.filter(({ wall }) => wall > 50).length, unit: 'rows' },
        )
      }
      return figures
    } finally {
      await browser.close()
      await product.close()
    }
  },
}

export default bench
