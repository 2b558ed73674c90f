import { FixedSettings } from '@croupier/dev/testing/fixed-settings.ts'
import { useDatabase } from '@croupier/dev/testing/database.ts'
import { describe, expect, it } from 'vitest'
import type { App } from '../../platform/app.ts'
import { systemClock } from '../../platform/clock.ts'
import { ownScope } from '../../platform/invoke.ts'
import { openLog } from '../../platform/log.ts'
import { Ports } from '../../platform/port.ts'
import { settingsPort } from '../../platform/settings.ts'
import { addRequirement, depositTurnover, missingTurnover, recordValidBets, requirementsOf } from './index.ts'
import { applyBets } from './progress.ts'
import { betWeights, depositMultiple } from './wagering-settings.ts'

const database = useDatabase()
const fixed = new FixedSettings()

function scope() {
  const ports = new Ports()
  ports.provide(settingsPort, fixed)
  const app: App = { database: database(), log: openLog('silent'), clock: systemClock, ports }
  return ownScope(app, { requestId: 'r', actor: { kind: 'system', name: 'test' }, language: 'en' })
}

const bet = (memberId: bigint, gameType: string, validBet: bigint, settledAt = Date.now() + 60_000) => ({
  memberId,
  currency: 'BDT',
  gameType,
  validBet,
  settledAt,
})

describe('[B-03] how a bet counts', () => {
  const weights = { RNG: '100', LIVE: '50', PVP: '33.33', BINGO: '0' }

  it.each([
    ['RNG', 100n, 100n],
    ['LIVE', 101n, 50n],
    ['live', 100n, 50n],
    ['PVP', 100n, 33n],
    ['BINGO', 100n, 0n],
    ['NEW', 7n, 7n],
  ])('%s: %s units count as %s', (gameType, validBet, counted) => {
    const open = [{ id: 1n, turnover: 1_000n, progress: 0n, addedAt: 0, weights: null }]
    const [moved] = applyBets(open, [{ gameType, validBet, settledAt: 1 }], weights)
    expect(moved?.progress ?? 0n).toBe(counted)
  })

  it('fills the oldest requirement first and flows on, never beyond what is asked', () => {
    const open = [
      { id: 1n, turnover: 100n, progress: 90n, addedAt: 0, weights: null },
      { id: 2n, turnover: 50n, progress: 0n, addedAt: 0, weights: null },
      { id: 3n, turnover: 10n, progress: 0n, addedAt: 0, weights: null },
    ]

    const progress = (counted: bigint) =>
      applyBets(open, [{ gameType: 'RNG', validBet: counted, settledAt: 1 }], {}).map((one) => [one.id, one.progress])

    expect(progress(5n)).toEqual([[1n, 95n]])
    expect(progress(30n)).toEqual([
      [1n, 100n],
      [2n, 20n],
    ])
    expect(progress(1000n)).toEqual([
      [1n, 100n],
      [2n, 50n],
      [3n, 10n],
    ])
    expect(progress(0n)).toEqual([])
  })

  it('does not count a bet towards a requirement that came after it, in whatever order bets are told', () => {
    const open = [
      { id: 1n, turnover: 10n, progress: 0n, addedAt: 100, weights: null },
      { id: 2n, turnover: 10n, progress: 0n, addedAt: 200, weights: null },
    ]
    const bets = [
      { gameType: 'RNG', validBet: 4n, settledAt: 300 },
      { gameType: 'RNG', validBet: 12n, settledAt: 150 },
      { gameType: 'RNG', validBet: 9n, settledAt: 50 },
    ]

    expect(applyBets(open, bets, {}).map((one) => [one.id, one.progress])).toEqual([
      [1n, 10n],
      [2n, 4n],
    ])
  })

  // Case 18 of the brief: a deposit misses 100 at half, and what it does not need flows on to the bonus at a tenth.
  it('[E-02] counts towards a bonus only rounds that were opened with it, towards a deposit what is settled after it', () => {
    const at100 = { turnover: 10n, progress: 0n, addedAt: 100 }
    const bonus = { ...at100, id: 1n, weights: { RNG: '100' } }
    const deposit = { ...at100, id: 2n, weights: null }
    const bet = (openedAt: number) => [{ gameType: 'RNG', validBet: 4n, openedAt, settledAt: 150 }]
    expect(applyBets([bonus], bet(99), {})).toEqual([])
    expect(applyBets([bonus], bet(100), {})).toMatchObject([{ progress: 4n }])
    expect(applyBets([deposit], bet(99), {})).toMatchObject([{ progress: 4n }])
  })

  it('takes back what was voided from what the bet could count towards, and from nothing that came after it', () => {
    const deposit = { id: 1n, turnover: 10n, progress: 5n, addedAt: 0, weights: null }
    const bonus = { id: 2n, turnover: 10n, progress: 5n, addedAt: 200, weights: { RNG: '100' } }
    const voided = (openedAt: number, settledAt: number) =>
      applyBets([deposit, bonus], [{ gameType: 'RNG', validBet: -4n, openedAt, settledAt }], {})
    expect(voided(100, 150)).toMatchObject([{ id: 1n, progress: 1n }])
    expect(voided(100, 250)).toMatchObject([{ id: 1n, progress: 1n }])
    expect(voided(200, 250)).toMatchObject([{ id: 2n, progress: 1n }])
  })

  it('gives each requirement its own weight, and the next what the one before does not need', () => {
    const open = [
      { id: 1n, turnover: 400n, progress: 300n, addedAt: 0, weights: null },
      { id: 2n, turnover: 5_000n, progress: 0n, addedAt: 0, weights: { LIVE: '10' } },
    ]
    const progress = (gameType: string, validBet: bigint) =>
      applyBets(open, [{ gameType, validBet, settledAt: 1 }], { LIVE: '50' }).map((one) => [one.id, one.progress])

    expect(progress('LIVE', 2_000n)).toEqual([
      [1n, 400n],
      [2n, 180n],
    ])
    // What a bonus does not name counts nothing towards it.
    expect(progress('RNG', 2_000n)).toEqual([[1n, 400n]])
    expect(applyBets(open.slice(1), [{ gameType: 'RNG', validBet: 9n, settledAt: 1 }], {})).toEqual([])
  })

  it('takes back what was voided, the newest progress first, and never below nothing', () => {
    const open = [
      { id: 1n, turnover: 100n, progress: 30n, addedAt: 0, weights: null },
      { id: 2n, turnover: 50n, progress: 20n, addedAt: 0, weights: null },
    ]
    const progress = (counted: bigint) =>
      applyBets(open, [{ gameType: 'RNG', validBet: counted, settledAt: 1 }], {}).map((one) => [one.id, one.progress])

    expect(progress(-5n)).toEqual([[2n, 15n]])
    expect(progress(-25n)).toEqual([
      [1n, 25n],
      [2n, 0n],
    ])
    expect(progress(-500n)).toEqual([
      [1n, 0n],
      [2n, 0n],
    ])
  })
})

describe('[B-03] turnover requirements', () => {
  it('ask for a deposit’s turnover once, show what is missing, and are met by bets in their order', async () => {
    fixed.set(depositMultiple, '1.5')
    fixed.set(betWeights, { LIVE: '50' })
    const own = scope()
    const turnover = depositTurnover(own, 1001n)
    expect(turnover).toBe(1502n)
    const first = { memberId: 7n, currency: 'BDT', source: 'deposit', reference: '1', turnover }

    await own.transaction(async ({ tx }) => {
      await addRequirement(tx, first)
      await addRequirement(tx, first)
      await addRequirement(tx, { ...first, reference: '2', turnover: 500n })
      await addRequirement(tx, { ...first, reference: '3', turnover: 0n })
      await addRequirement(tx, { ...first, reference: '4', currency: 'USD', turnover: 9n })
    })
    expect(await missingTurnover(database(), 7n, 'BDT')).toBe(2002n)

    await own.transaction((write) =>
      recordValidBets(write, [bet(7n, 'LIVE', 3000n), bet(7n, 'RNG', 100n), bet(8n, 'RNG', 9n)]),
    )

    expect(await missingTurnover(database(), 7n, 'BDT')).toBe(402n)
    expect(await requirementsOf(database(), 7n)).toMatchObject([
      { reference: '2', turnover: 500n, progress: 98n, state: 'open' },
      { reference: '4', currency: 'USD', progress: 0n },
    ])
  })

  it('lose no bet of two folds at once', async () => {
    const own = scope()
    await own.transaction(({ tx }) =>
      addRequirement(tx, { memberId: 9n, currency: 'BDT', source: 'deposit', reference: '9', turnover: 1_000n }),
    )

    await Promise.all(
      Array.from({ length: 8 }, () => own.transaction((write) => recordValidBets(write, [bet(9n, 'RNG', 100n)]))),
    )

    expect(await missingTurnover(database(), 9n, 'BDT')).toBe(200n)
  })
})
