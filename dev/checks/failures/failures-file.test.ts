import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { failuresVariable, noteFailure, takeFailures } from './failures-file.ts'

function startNoting(): string {
  const file = join(mkdtempSync(join(tmpdir(), 'failures-')), 'failures')
  vi.stubEnv(failuresVariable, file)
  onTestFinished(() => void vi.unstubAllEnvs())
  return file
}

test('each failed test is one line, without colours, and is said once', () => {
  const file = startNoting()
  noteFailure('wallet.test.ts > pays', '\u001B[31mexpected 1 to be 2\u001B[39m\nat line 3\nat line 4')
  noteFailure('play.test.ts', '')
  expect(takeFailures(file)).toEqual(['wallet.test.ts > pays: expected 1 to be 2 at line 3', 'play.test.ts: '])
  expect(takeFailures(file)).toEqual([])
})

test('of many failed tests the first twenty are said, and how many more there are', () => {
  const file = startNoting()
  for (let test = 0; test < 23; test++) noteFailure(`test ${test}`, 'failed')
  const lines = takeFailures(file)
  expect(lines).toHaveLength(21)
  expect(lines.at(-1)).toBe('and 3 more')
})

test('nothing is noted where no step asks for it', () => {
  vi.stubEnv(failuresVariable, undefined)
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(() => noteFailure('test', 'failed')).not.toThrow()
})
