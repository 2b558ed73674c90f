import { hashOfServerSeed } from '@croupier/games/engine/entropy.ts'
import { describe, expect, it } from 'vitest'
import { proofOf } from './win-proof.ts'

const serverSeed = 'a'.repeat(64)
const win = {
  code: 'LANTERN',
  run: 3,
  currency: 'BDT',
  amount: '100.00',
  lowest: '40.00',
  ceiling: '40.00',
  seedHash: hashOfServerSeed(serverSeed),
  serverSeed,
}

describe('[D-03] the proof of a jackpot', () => {
  it.each([
    ['what was won reaches the point', win, { point: '40.00', isSeed: true, isHit: true }],
    [
      'another seed than was promised',
      { ...win, seedHash: 'b'.repeat(64) },
      { point: '40.00', isSeed: false, isHit: true },
    ],
    ['paid below the point', { ...win, amount: '39.99' }, { point: '40.00', isSeed: true, isHit: false }],
  ])('%s', (_, of, proof) => {
    expect(proofOf(of)).toEqual(proof)
  })
})
