import { hashOfServerSeed } from '@croupier/games/engine/entropy.ts'
import { clientSeedOf, dealtOf, tableCodes } from '@croupier/games/tables/tables.ts'
import { describe, expect, it } from 'vitest'
import { proofOf, type ShownRound } from './round-proof.ts'

const serverSeed = 'a1'.repeat(32)
const number = '202611280001'

describe.each(tableCodes)('[D-03] a round of %s', (gameCode) => {
  const round: ShownRound = {
    roundId: 1,
    gameCode,
    number,
    state: 'settled',
    opensAt: 0,
    closesAt: 1,
    endsAt: 2,
    dealt: dealtOf(gameCode, { number, serverSeed }) as ShownRound['dealt'],
    seedHash: hashOfServerSeed(serverSeed),
    serverSeed,
    clientSeed: clientSeedOf(gameCode, number),
    laPartage: false,
  }

  it('[D-03] is dealt again from its published seed', () => {
    expect(proofOf(round)).toEqual({ isSeed: true, isDealt: true })
    expect(proofOf({ ...round, serverSeed: null })).toBeUndefined()
  })

  it('[D-03] another seed, or anything else dealt, is found out', () => {
    expect(proofOf({ ...round, seedHash: hashOfServerSeed('b2'.repeat(32)) })).toMatchObject({ isSeed: false })
    const other = dealtOf(gameCode, { number: '202611280002', serverSeed }) as ShownRound['dealt']
    expect(proofOf({ ...round, dealt: other })).toMatchObject({ isDealt: false })
    expect(proofOf({ ...round, clientSeed: 'another' })).toMatchObject({ isDealt: false })
  })
})
