import { spawn } from 'node:child_process'
import { join } from 'node:path'

/** Beside a product that may be running, and the browser tests' own. */
export const ports = {
  PORT: '19080',
  HTTPS_PORT: '19443',
  CONSOLE_PORT: '19081',
  GAMES_PORT: '19082',
  BUNDLES_PORT: '19083',
  SANDBOX_PORT: '19090',
}
const root = join(import.meta.dirname, '../..')

/** The whole product on ports of its own, as `npm start` brings it up. */
export async function startProduct(folder: string): Promise<() => Promise<void>> {
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
  throw new Error('the product did not start for a benchmark')
}
