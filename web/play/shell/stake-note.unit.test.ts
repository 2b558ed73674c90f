import { expect, it } from 'vitest'
import { noteOf, setStakeTo } from './stake-note.ts'

const range = { min: 10n, max: 95n, step: 10n }

it('[D-05] says why a stake is another than was asked for, and nothing where it is the same', () => {
  expect([400n, 3n, 27n, 30n].map((asked) => setStakeTo(asked, range))).toEqual([
    { stake: 90n, stakeNote: { reason: 'largest', amount: 90n } },
    { stake: 10n, stakeNote: { reason: 'smallest', amount: 10n } },
    { stake: 20n, stakeNote: { reason: 'step', amount: 10n } },
    { stake: 30n, stakeNote: undefined },
  ])
})

it('[D-05] says the balance where the stake is beyond it, whatever else there is to say', () => {
  const { stake, stakeNote } = setStakeTo(400n, range)

  expect(noteOf(stake, stakeNote, 50n)).toEqual({ reason: 'balance', amount: 50n })
  expect(noteOf(stake, stakeNote, 90n)).toBe(stakeNote)
  expect(noteOf(stake, undefined, undefined)).toBeUndefined()
})
