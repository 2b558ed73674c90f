import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]
/** The same engine without a browser's windows and services: a page in a fresh profile is there for half the work. */
const SHELL = '/usr/bin/chromium-headless-shell'

function found(places: readonly string[]): string | undefined {
  const named = process.env['CHROMIUM_PATH']
  if (named) return named
  return places.find((place) => existsSync(place))
}

const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

function install(...packages: string[]): void {
  process.stdout.write('Installing Chromium for the browser tests…\n')
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const
  execFileSync('apt-get', ['update', '-qq'], options)
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options)
}

/** What there is to run tests in, the headless shell first; undefined where there is nothing. */
export function installedForTests(): string | undefined {
  return found([SHELL, ...PLACES])
}

/**
 * What to run tests in: the Chromium of CHROMIUM_PATH, the headless shell, which is installed where that is allowed, or
 * else a whole Chromium. @throws with what to do where there is none.
 */
export async function findForTests(): Promise<string> {
  if (!process.env['CHROMIUM_PATH'] && !existsSync(SHELL) && mayInstall()) {
    try {
      install('chromium-headless-shell', 'fonts-noto-core')
    } catch {
      process.stdout.write('There is no headless shell here: a whole Chromium will do.\n')
    }
  }
  return installedForTests() ?? findChromium()
}

/**
 * A Chromium to look with: the one of CHROMIUM_PATH, an installed one, or Debian's, which is installed where that is
 * allowed. @throws with what to do where there is none.
 */
export async function findChromium(): Promise<string> {
  const before = found(PLACES)
  if (before) return before
  if (mayInstall()) {
    install('chromium', 'fonts-noto-core')
    const after = found(PLACES)
    if (after) return after
  }
  throw new Error('The browser tests need Chromium: install it, or name it in CHROMIUM_PATH.')
}
