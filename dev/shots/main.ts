import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, type BrowserContext, chromium } from 'playwright'
import { findChromium } from '../checks/chromium.ts'
import { portalPages } from '../browser/portal-pages.ts'
import { memberPages } from './member-pages.ts'

const root = join(import.meta.dirname, '../..')
const ports = {
  PORT: '20080',
  HTTPS_PORT: '20443',
  CONSOLE_PORT: '20081',
  GAMES_PORT: '20082',
  BUNDLES_PORT: '20083',
  SANDBOX_PORT: '20090',
}
const sizes = [
  { name: 'desktop', width: 1440, height: 900 },
  { name: 'phone', width: 390, height: 844 },
] as const
const themes = ['dark', 'light'] as const

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    languages: { type: 'string', default: 'en,bn,ar' },
    themes: { type: 'string', default: themes.join(',') },
    sizes: { type: 'string', default: 'desktop,phone' },
    account: { type: 'string', default: 'rahim' },
    password: { type: 'string', default: 'Lantern2026' },
  },
})

interface Product {
  address: string
  stop(): Promise<void>
}

/** The product at BASE_URL, or one of its own on ports and data of its own. */
async function findProduct(): Promise<Product> {
  const given = process.env['BASE_URL']
  if (given) return { address: given, stop: async () => {} }
  const folder = await mkdtemp(join(tmpdir(), 'croupier-shots-'))
  const env = { ...process.env, ...ports, DATA_DIR: folder, LOG_LEVEL: 'warn' }
  const child = spawn(process.execPath, ['start/main.ts'], { cwd: root, stdio: 'inherit', env })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const address = `http://127.0.0.1:${ports.PORT}`
  while (child.exitCode === null) {
    const answer = await fetch(`${address}/readyz`).catch(() => undefined)
    if (answer?.ok) break
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  return {
    address,
    async stop() {
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

interface Setting {
  size: (typeof sizes)[number]
  theme: (typeof themes)[number]
  language: string
}

async function openContext(browser: Browser, address: string, setting: Setting): Promise<BrowserContext> {
  const { size, theme, language } = setting
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width: size.width, height: size.height },
    colorScheme: theme,
    reducedMotion: 'reduce',
    hasTouch: size.name === 'phone',
  })
  await context.addInitScript((chosen) => localStorage.setItem('language', chosen), language)
  return context
}

interface Shot {
  name: string
  path: string
}

async function take(context: BrowserContext, pages: readonly Shot[], folder: string, label: string): Promise<void> {
  const wanted = options.only.split(',').filter(Boolean)
  for (const { name, path } of pages) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    const page = await context.newPage()
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.waitForTimeout(350)
    await page.screenshot({ path: join(folder, `${name.replaceAll(' ', '-')}-${label}.png`) })
    await page.close()
  }
}

/** Logs in as a person would, and keeps the tab open: the next ones ask it for the session. */
async function logIn(context: BrowserContext): Promise<void> {
  const page = await context.newPage()
  await page.goto('/login', { waitUntil: 'networkidle' })
  await page.locator('input[name=username]').fill(options.account)
  await page.locator('input[name=password]').fill(options.password)
  await page.locator('dialog button[type=submit]').click()
  await page.locator('dialog').waitFor({ state: 'detached' })
}

/** Every page in two sizes, two themes and the languages asked for, as PNGs under shots/. */
async function main(): Promise<void> {
  const product = await findProduct()
  const folder = join(root, 'shots')
  await mkdir(folder, { recursive: true })
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  })
  try {
    for (const language of options.languages.split(',')) {
      for (const theme of themes.filter((each) => options.themes.includes(each))) {
        for (const size of sizes.filter((each) => options.sizes.includes(each.name))) {
          const label = `${size.name}-${theme}-${language}`
          const context = await openContext(browser, product.address, { size, theme, language })
          await take(context, portalPages, folder, label)
          await logIn(context)
          await take(context, memberPages, folder, label)
          await context.close()
          process.stdout.write(`${label}\n`)
        }
      }
    }
  } finally {
    await browser.close()
    await product.stop()
  }
}

await main()
