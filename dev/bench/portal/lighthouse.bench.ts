import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { findChromium } from '../../checks/chromium.ts'
import { type Bench, type Figure, median } from '../bench.ts'

const ports = { PORT: '19080', HTTPS_PORT: '19443', CONSOLE_PORT: '19081', GAMES_PORT: '19082', SANDBOX_PORT: '19090' }
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const root = join(import.meta.dirname, '../../..')

/** The whole product on ports of its own, as `npm start` brings it up. */
async function startProduct(folder: string): Promise<() => Promise<void>> {
  const env = { ...process.env, ...ports, DATA_DIR: folder, LOG_LEVEL: 'warn' }
  const child = spawn(process.execPath, ['start/main.ts'], { cwd: root, stdio: 'ignore', env })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const until = Date.now() + 300_000
  while (Date.now() < until && child.exitCode === null) {
    const answer = await fetch(`http://127.0.0.1:${ports.PORT}/readyz`).catch(() => undefined)
    if (answer?.ok) {
      return async () => {
        child.kill('SIGTERM')
        await ended
      }
    }
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  child.kill('SIGTERM')
  throw new Error('the product did not start for Lighthouse')
}

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
