import { mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { ports } from './dev/browser/ports.ts'
import { installedForTests } from './dev/checks/chromium.ts'

const executablePath = installedForTests()
if (!executablePath) throw new Error('The browser tests need Chromium: install it, or name it in CHROMIUM_PATH.')

const launchOptions = {
  executablePath,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}

// The tests' own product, beside one that may be running: other ports, a data folder of its own. The environment hands
// the folder to the tests, which run in other processes than this file first does.
process.env['BROWSER_DATA_DIR'] ??= join(tmpdir(), `croupier-browser-${process.env['BROWSER_RUN'] ?? process.pid}`)
mkdirSync(process.env['BROWSER_DATA_DIR'], { recursive: true })

const operatorSpecs = 'operator-*.spec.ts'
const crashSpecs = 'crash-*.spec.ts'
/** Where nothing depends on how wide the window is, or a visit looks at both widths. */
const onceForAll = [
  'every-page.spec.ts',
  'faults.spec.ts',
  'languages.spec.ts',
  'routes.spec.ts',
  'session.spec.ts',
  'signed-in-pages.spec.ts',
  'stake-bar.spec.ts',
]

export default defineConfig({
  testDir: 'dev/browser',
  testMatch: '*.spec.ts',
  // One more than the cores it is meant for: half of a test's time is waiting for answers, frames and timers.
  workers: 3,
  fullyParallel: true,
  forbidOnly: !!process.env['CI'],
  // Two cores that draw pages in software stall now and then: what fails twice has failed, and a second try is reported.
  retries: process.env['CI'] ? 1 : 0,
  reporter: [[process.env['CI'] ? 'dot' : 'list'], ['./dev/checks/failures/playwright-failures.ts']],
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://127.0.0.1:${ports.PORT}`,
    // What finds nothing to press fails by its own name, before the test's time is up.
    actionTimeout: 30_000,
    // A worker would answer in the place of the network, which tests look at; the test of the worker asks for it.
    serviceWorkers: 'block',
    // Keeping a trace costs a good part of a test's time; where there is a second try, that one is traced.
    trace: process.env['CI'] ? 'on-first-retry' : 'retain-on-failure',
    launchOptions,
    // Motion is drawn in software here and costs more than all else; a test that looks at motion asks for it.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    {
      // Kills processes of a product of its own. It takes longest and waits most of that time, so it begins first.
      name: 'crash',
      testMatch: crashSpecs,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 }, launchOptions },
    },
    {
      name: 'desktop',
      testIgnore: [operatorSpecs, crashSpecs],
      grepInvert: /@phone/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 }, launchOptions },
    },
    {
      name: 'phone',
      testIgnore: [operatorSpecs, crashSpecs, ...onceForAll],
      // What operators do is done at a desk; that their screens fit a phone is looked at by [C-11].
      grepInvert: [/@desktop/, /\[H-\d\d\]/],
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, launchOptions },
    },
    {
      // What an operator switches changes the portal for every visitor, so these run alone, after all others.
      name: 'operator',
      testMatch: operatorSpecs,
      dependencies: ['crash', 'desktop', 'phone'],
      fullyParallel: false,
      workers: 1,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 }, launchOptions },
    },
  ],
  globalSetup: './dev/browser/prepare.ts',
  // Before the product is stopped: it is asked what its logs may not tell.
  globalTeardown: './dev/browser/scan-logs.ts',
  webServer: {
    // Kept for scan-logs.ts. The shell stays until the product has stopped, and says why it did not start.
    command: 'trap : TERM; node start/main.ts >"$DATA_DIR/product.log" 2>&1 || tail -n 20 "$DATA_DIR/product.log" >&2',
    url: `http://127.0.0.1:${ports.PORT}/readyz`,
    timeout: 300_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
    stdout: 'ignore',
    stderr: 'pipe',
    env: {
      ...ports,
      DATA_DIR: process.env['BROWSER_DATA_DIR'],
      // So that each test has an address of its own: what is counted by address must not meet between tests.
      TRUST_PROXY: 'loopback',
      LOG_LEVEL: 'debug',
    },
  },
})
