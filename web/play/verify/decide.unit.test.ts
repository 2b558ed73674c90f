import { hashOfServerSeed } from '@croupier/games/engine/entropy.ts'
import { expect, it } from 'vitest'
import { decide } from './decide.ts'
import { nothingTyped, typedIn } from './verifiable.ts'

const serverSeed = 'a'.repeat(64)
const typed = { ...nothingTyped, serverSeed, clientSeed: 'mine', nonce: '3' }

it('[D-05] decides a round again from its seeds, and differently from others', () => {
  const first = decide(typed)
  const second = decide({ ...typed, nonce: '4' })

  expect(first).toMatchObject({ verdict: 'decided', hash: hashOfServerSeed(serverSeed) })
  expect(decide(typed)).toEqual(first)
  expect(second).not.toEqual(first)
})

it('[D-05] decides a spin of the slot', () => {
  const decision = decide({ ...typed, game: 'monsoon-lanterns' })

  expect(decision.verdict === 'decided' && decision.outcome.events[0]).toMatchObject({ type: 'reveal', game: 'base' })
})

it('[D-05] sees a seed that is not the one committed to', () => {
  expect(decide({ ...typed, serverSeedHash: 'b'.repeat(64) }).verdict).toBe('other-seed')
  expect(decide({ ...typed, serverSeedHash: hashOfServerSeed(serverSeed).toUpperCase() }).verdict).toBe('decided')
})

it('waits for what is missing, and says where the rules know no such bet', () => {
  expect(decide({ ...typed, serverSeed: ' ' }).verdict).toBe('incomplete')
  expect(decide({ ...typed, nonce: '-1' }).verdict).toBe('incomplete')
  expect(decide({ ...typed, target: '200' }).verdict).toBe('unknown-bet')
})

it('reads a link, and falls back from a game it does not know', () => {
  expect(typedIn('?game=monsoon-lanterns&clientSeed=x&nonce=7')).toMatchObject({
    game: 'monsoon-lanterns',
    clientSeed: 'x',
    nonce: '7',
  })
  expect(typedIn('?game=roulette').game).toBe('dice')
})
