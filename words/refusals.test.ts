import { refusals } from '@croupier/api/refusals.ts'
import { expect, it } from 'vitest'
import { writtenLanguages } from './languages.ts'
import { refusalMessage } from './server.ts'
import { readSource } from './sources.ts'

it.each(writtenLanguages)('[J-01] every refusal has a message in %s', (language) => {
  const words = readSource('refusals', language)

  expect(Object.keys(refusals).filter((code) => words[code] === undefined)).toEqual([])
})

it('says "unknown error" for a code that is not listed', () => {
  expect(refusalMessage('en', 'no.such.code')).toBe(readSource('refusals', 'en')['unknown.error'])
})
