import { expect, it } from 'vitest'
import { changedFields } from './changed-fields.ts'

const given = { closeSeconds: 30, multiple: 10_000, stake: '50000' }

it.each([
  ['nothing where nothing was typed', { gameCode: 'THAI', ...given }, { gameCode: 'THAI' }],
  ['what was typed alone', { gameCode: 'THAI', ...given, stake: '10' }, { gameCode: 'THAI', stake: '10' }],
  ['no number that came back as text', { closeSeconds: '30', multiple: '9999' }, { multiple: '9999' }],
  ['whatever nothing was given of', { currency: 'BDT', stake: '50000' }, { currency: 'BDT' }],
])('sends %s', (_what, input, sent) => {
  expect(changedFields(input, given)).toEqual(sent)
})
