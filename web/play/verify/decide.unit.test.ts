import { drawBelow } from '@croupier/games/engine/draw-below.ts'
import { hashOfServerSeed, openEntropy } from '@croupier/games/engine/entropy.ts'
import type { LamplightBingoEvent } from '@croupier/games/lamplight-bingo/events.ts'
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

it('[D-03] lets a lantern rise again', () => {
  const flight = decide({ ...typed, game: 'sky-lantern', target: '2.00' })
  expect(flight.verdict === 'decided' && flight.outcome.events[0]).toMatchObject({ type: 'flight', target: '2.00' })
  expect(decide({ ...typed, game: 'sky-lantern', target: '0.50' }).verdict).toBe('unknown-bet')
})

it('[D-03] throws a net again', () => {
  const shot = decide({ ...typed, game: 'delta-nets', species: 'hilsa' })
  expect(shot.verdict === 'decided' && shot.outcome.events[0]).toMatchObject({
    type: 'shot',
    species: 'hilsa',
    catches: 4_800,
  })
  expect(decide({ ...typed, game: 'delta-nets', species: 'whale' }).verdict).toBe('unknown-bet')
  expect(typedIn('?game=delta-nets&species=ray')).toMatchObject({ game: 'delta-nets', species: 'ray' })
})

it('[D-03] lets a drop fall again through as many rows at the risk that was chosen', () => {
  const fall = decide({ ...typed, game: 'bamboo-rain', rows: '16', risk: 'high' })
  expect(fall.verdict === 'decided' && fall.outcome.events[0]).toMatchObject({ type: 'fall', rows: 16, risk: 'high' })
  expect(decide({ ...typed, game: 'bamboo-rain', rows: '9' }).verdict).toBe('unknown-bet')
  expect(typedIn('?game=bamboo-rain&rows=8&risk=low')).toMatchObject({ rows: '8', risk: 'low' })
})

it('[D-03] deals and draws a round of bingo again, with as many cards as were taken', () => {
  const cardsOf = (cards: string) => {
    const decision = decide({ ...typed, game: 'lamplight-bingo', cards })
    const [deal] = decision.verdict === 'decided' ? (decision.outcome.events as readonly LamplightBingoEvent[]) : []
    return deal?.type === 'deal' ? deal.cards : undefined
  }

  expect(cardsOf('3')).toHaveLength(3)
  expect(cardsOf('1')).toEqual(cardsOf('3')?.slice(0, 1))
  expect(decide({ ...typed, game: 'lamplight-bingo', cards: '5' }).verdict).toBe('unknown-bet')
  expect(typedIn('?game=lamplight-bingo&cards=4')).toMatchObject({ game: 'lamplight-bingo', cards: '4' })
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

it('[D-05] draws the number of an imported game again, and sees whether it is the book’s', () => {
  const seeds = `serverSeed=${serverSeed}&clientSeed=mine&nonce=3`
  const linked = (from: string, to: string) =>
    decide(typedIn(`?game=boats&${seeds}&weightSum=1000&bookId=7&from=${from}&to=${to}&multiplier=2.50`))
  const entropy = openEntropy({ serverSeed, clientSeed: 'mine', nonce: 3 })
  const number = drawBelow(entropy, 1_000n)

  expect(linked(String(number), String(number + 1n))).toMatchObject({ verdict: 'drawn', number, isOfBook: true })
  expect(linked(String(number + 1n), '1000')).toMatchObject({ verdict: 'drawn', number, isOfBook: false })
  expect(linked('-1', '5').verdict).toBe('decided')
  expect(typedIn('?game=boats&weightSum=0&bookId=7&from=0&to=1&multiplier=2.50').draw).toBeUndefined()
})

it('reads a link, and falls back from a game it does not know', () => {
  expect(typedIn('?game=monsoon-lanterns&clientSeed=x&nonce=7')).toMatchObject({
    game: 'monsoon-lanterns',
    clientSeed: 'x',
    nonce: '7',
  })
  expect(typedIn('?game=roulette').game).toBe('dice')
})
