import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openGameSession } from '../rgs/game-session.ts'
import type { Order, RgsClient } from '../rgs/rgs-client.ts'
import type { AutoPlan } from './autoplay.ts'
import type { Game } from './game.ts'
import type { PressTable } from './press-table.ts'
import { openStore } from './store.ts'

const unit = 1_000_000
const APART = 5_000

interface Roll {
  readonly isWin: boolean
  readonly side: string
}

let table: PressTable<Roll, string>
let orders: Order[]

beforeEach(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.useFakeTimers()
  vi.advanceTimersByTime(1_000)
  const { openPressTable } = await import('./press-table.ts')
  orders = []
  const balance = { balance: { amount: 1_000 * unit, currency: 'BDT' } }
  const client = {
    authenticate: async () => ({
      ...balance,
      config: {
        minBet: unit,
        maxBet: 10 * unit,
        stepBet: unit,
        defaultBetLevel: unit,
        betLevels: [unit, 2 * unit],
        jurisdiction: { minimumRoundDuration: APART },
      },
    }),
    play: async (order: Order) => {
      orders.push(order)
      const state = [{ index: 0, type: 'roll', isWin: false, side: String(order.choice) }]
      const round = { betID: `r${orders.length}`, amount: unit, payout: 0, payoutMultiplier: 0, active: false }
      return { ...balance, round: { ...round, mode: 'BASE', state } }
    },
  } as unknown as RgsClient
  const session = openGameSession<Roll>(client, async () => {})
  const game = {
    session,
    sound: {},
    frame: { tell: () => {} },
    replay: openStore({ isMissing: false, round: undefined, currency: 'BDT' }),
  } as unknown as Game<Roll>
  table = openPressTable<Roll, string>(game, {
    firstChoice: 'heads',
    writeChoice: (side) => ({ side }),
    choiceOf: ({ side }) => side,
    showMilliseconds: 100,
    pauseMilliseconds: 100,
    begin: () => {},
    win: () => {},
    lose: () => {},
  })
  await session.open()
  await table.resume()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const plan: AutoPlan = {
  rounds: 3,
  stake: BigInt(unit),
  raiseOnWin: 0,
  raiseOnLoss: 0,
  stopProfit: undefined,
  stopLoss: undefined,
}

it('[D-05] a press that waits for its time is one bet, on what was chosen before it', async () => {
  await table.press()
  const pressed = table.press()
  expect(table.current().isWaiting).toBe(true)
  void table.press()
  table.choose('tails')
  table.setStake(BigInt(2 * unit))
  void table.startAuto(plan)

  await vi.advanceTimersByTimeAsync(APART)
  await pressed
  await vi.advanceTimersByTimeAsync(3 * APART)

  expect(orders).toEqual(Array(2).fill({ amount: BigInt(unit), mode: 'BASE', choice: { side: 'heads' } }))
  expect(table.current()).toMatchObject({ isWaiting: false, auto: undefined })
})

it('[D-05] autoplay that is stopped while a bet waits for its time bets no more', async () => {
  const played = table.startAuto(plan)
  await vi.advanceTimersByTimeAsync(APART / 2)
  expect([orders.length, table.current().isWaiting]).toEqual([1, true])
  table.stopAuto()
  await vi.advanceTimersByTimeAsync(APART)
  await played

  expect(orders).toHaveLength(1)
  expect(table.current()).toMatchObject({ isWaiting: false, auto: undefined, ending: undefined })
})
