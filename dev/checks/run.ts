import { spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { failuresVariable, takeFailures } from './failures/failures-file.ts'

export const root = fileURLToPath(new URL('../../', import.meta.url))

/** What Node has compiled once: the checks start the command line and the product many times, each in a process of its own. */
const compiled = join(root, 'node_modules/.cache/compiled')

export interface Step {
  name: string
  command: string
  args: readonly string[]
  environment?: Record<string, string>
}

const failuresFile = join(tmpdir(), `croupier-failures-${process.pid}`)

/** Runs one step with its output shown; false where it failed. */
export async function runStep(step: Step): Promise<boolean> {
  const started = performance.now()
  process.stdout.write(`\n▸ ${step.name}\n`)
  const child = spawn(step.command, step.args, {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: compiled,
      [failuresVariable]: failuresFile,
      ...step.environment,
      PATH: `${root}node_modules/.bin:${process.env['PATH']}`,
    },
  })
  const code = await new Promise<number>((resolve) => {
    child.once('error', () => resolve(127))
    child.once('exit', (status) => resolve(status ?? 1))
  })
  const seconds = Math.round((performance.now() - started) / 100) / 10
  process.stdout.write(`${code === 0 ? '✓' : '✗'} ${step.name} (${seconds} s)\n`)
  return code === 0
}

/**
 * Runs every step, also after one failed, and says at the end which failed and which of their tests: where only the end
 * of the output is kept, that is what one has. The process ends with 1 where anything did.
 */
export async function runSteps(steps: readonly Step[]): Promise<void> {
  const failed: string[] = []
  for (const step of steps) {
    const hasPassed = await runStep(step)
    const tests = takeFailures(failuresFile).map((line) => `\n  ${line}`)
    if (!hasPassed) failed.push(step.name + tests.join(''))
  }
  process.stdout.write(`\n${steps.length - failed.length} passed, ${failed.length} failed\n`)
  process.stdout.write(failed.length === 0 ? '\nAll checks passed.\n' : `\nFailed: ${failed.join('\nFailed: ')}\n`)
  process.exitCode = failed.length === 0 ? 0 : 1
}
