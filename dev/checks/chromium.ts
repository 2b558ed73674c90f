import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

function found(): string | undefined {
  const named = process.env['CHROMIUM_PATH']
  if (named) return named
  return PLACES.find((place) => existsSync(place))
}

/**
 * A Chromium to test in: the one of CHROMIUM_PATH, an installed one, or Debian's, which is installed where that is
 * allowed. @throws with what to do where there is none.
 */
export async function findChromium(): Promise<string> {
  const before = found()
  if (before) return before
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    process.stdout.write('Installing Chromium for the browser tests…\n')
    const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const
    execFileSync('apt-get', ['update', '-qq'], options)
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-core'], options)
    const after = found()
    if (after) return after
  }
  throw new Error('The browser tests need Chromium: install it, or name it in CHROMIUM_PATH.')
}
