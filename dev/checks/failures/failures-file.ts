import { appendFileSync, readFileSync, rmSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/** Where the tests of a step note what failed, so that it can be said once more after all steps. Unset outside of them. */
export const failuresVariable = 'FAILURES_FILE'

const shown = 20

/** Notes a failed test in one line: which it is, and how its error begins. */
export function noteFailure(test: string, message: string): void {
  const file = process.env[failuresVariable]
  const begin = stripVTControlCharacters(message).trim().split('\n').slice(0, 2).join(' ')
  if (file) appendFileSync(file, `${test}: ${begin.slice(0, 300)}\n`)
}

/** The lines that a step's tests noted, the first twenty of them, and forgets them. */
export function takeFailures(file: string): string[] {
  let lines: string[]
  try {
    lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  } catch {
    return []
  }
  rmSync(file)
  return lines.length <= shown ? lines : [...lines.slice(0, shown), `and ${lines.length - shown} more`]
}
