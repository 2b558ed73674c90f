import type { LamplightBingoEvent } from '@croupier/games/lamplight-bingo/events.ts'
import { lamplightBingo } from '@croupier/games/lamplight-bingo/rules.ts'
import { DRAWN } from '@croupier/games/lamplight-bingo/tables.ts'
import { openEntropy } from '@croupier/games/engine/entropy.ts'
import { payoutOf } from '@croupier/games/engine/payout.ts'
import { expect, it } from 'vitest'
import { openGameSession } from '../rgs/game-session.ts'
import type { Order, RgsClient } from '../rgs/rgs-client.ts'
import type { WireRound } from '../rgs/wire.ts'
import { openStore } from '../shell/store.ts'
import { openBingoTable } from './bingo-table.ts'

const unit = 1_000_000
const silent = { isOn: () => false, subscribe: () => () => {}, turn() {}, tone() {}, rustle() {} }

/** A round of the real rules with so many cards that pays, or does not. */
function played(cards: number, wins: boolean): WireRound {
  for (let nonce = 0; ; nonce += 1) {
    const entropy = openEntropy({ serverSeed: 'f'.repeat(64), clientSeed: 'test', nonce })
    const { events, multiplier } = lamplightBingo.play(lamplightBingo.modes[0]!, { cards }, entropy)
    const amount = cards * unit
    const payout = Number(payoutOf(BigInt(amount), multiplier))
    if (payout > 0 !== wins) continue
    return {
      betID: `r${nonce}`,
      amount,
      payout,
      payoutMultiplier: payout / amount,
      active: wins,
      mode: 'BASE',
      state: events,
    }
  }
}

const won = played(2, true)
const lost = played(2, false)

function table(rounds: WireRound[], isStill = false, minimumRoundDuration = 0) {
  const orders: Order[] = []
  const shown: number[] = []
  const told: string[] = []
  const waits: (() => void)[] = []
  let money = 1_000 * unit
  const balance = () => ({ balance: { amount: money, currency: 'BDT' } })
  let open: WireRound | undefined
  const client = {
    authenticate: async () => ({
      ...balance(),
      config: {
        minBet: unit,
        maxBet: 10 * unit,
        stepBet: unit,
        defaultBetLevel: unit,
        betLevels: [unit, 2 * unit],
        jurisdiction: { minimumRoundDuration },
      },
      ...(open ? { round: open } : {}),
    }),
    play: async (order: Order) => {
      orders.push(order)
      open = rounds.shift()!
      money -= open.amount
      return { ...balance(), round: open }
    },
    endRound: async () => {
      money += open?.payout ?? 0
      return balance()
    },
    event: async (index: number) => void shown.push(index),
  } as unknown as RgsClient
  const session = openGameSession<LamplightBingoEvent>(client, async () => {})
  const frame = {
    isFramed: true,
    tell: (message: object) => void told.push(JSON.stringify(message)),
    listen: () => () => {},
  }
  const replay = { ...openStore({ isMissing: false, round: undefined, currency: 'BDT' }), load: async () => undefined }
  let isHeld = false
  const wait = () => (isHeld ? new Promise<void>((resolve) => waits.push(resolve)) : Promise.resolve())
  const bingo = openBingoTable({ session, sound: silent, frame, replay }, () => isStill, wait)
  return {
    bingo,
    session,
    orders,
    shown,
    told,
    hold: () => (isHeld = true),
    letGo() {
      isHeld = false
      for (const go of waits.splice(0)) go()
    },
    leave: (round: WireRound) => (open = round),
    async begin() {
      await session.open()
      await bingo.resume()
    },
    /** Presses, and waits until the session takes bets again. */
    async round() {
      bingo.press()
      await expect.poll(() => session.current().phase === 'open' && !bingo.current().isShowing).toBe(true)
    },
  }
}

it('[D-03] takes as many cards as were asked for, each at its stake, and lets the balls come one by one', async () => {
  const at = table([won])
  await at.begin()
  at.bingo.takeCards(2)
  at.bingo.setStake(BigInt(unit))
  const drawn = new Set<number>()
  at.bingo.subscribe(() => drawn.add(at.bingo.current().shown?.drawn ?? -1))
  await at.round()

  expect(at.orders).toEqual([{ amount: BigInt(2 * unit), mode: 'BASE', choice: { cards: 2 } }])
  expect([...drawn].filter((count) => count > 0)).toEqual(Array.from({ length: DRAWN }, (_, at) => at + 1))
  expect(at.bingo.current().shown).toMatchObject({ isOver: true, drawn: DRAWN, payout: BigInt(won.payout) })
  expect(at.session.current().balance).toBe(BigInt(1_000 * unit - won.amount + won.payout))
  expect(at.told).toEqual([`{"type":"round","roundId":"${won.betID}"}`])
  expect(at.shown.at(-1)).toBe(2)
})

it('[D-03] lets all balls come at once on a press, or to who asked for stillness', async () => {
  const hurried = table([lost])
  await hurried.begin()
  hurried.hold()
  hurried.bingo.press()
  await expect.poll(() => hurried.bingo.current().shown?.drawn).toBe(0)
  hurried.bingo.press()
  await expect.poll(() => hurried.bingo.current().shown).toMatchObject({ isOver: true, drawn: DRAWN })

  const still = table([lost], true)
  await still.begin()
  const drawn = new Set<number>()
  still.bingo.subscribe(() => drawn.add(still.bingo.current().shown?.drawn ?? 0))
  await still.round()
  expect([...drawn]).toEqual([0, DRAWN])
})

it('[D-03] shows and pays a round that a reload interrupted', async () => {
  const at = table([])
  at.leave({ ...won, active: true, event: '0' })
  await at.begin()

  expect(at.bingo.current()).toMatchObject({ cards: 2, stake: BigInt(unit) })
  expect(at.bingo.current().shown).toMatchObject({ isOver: true })
  expect(at.session.current()).toMatchObject({ phase: 'open', balance: BigInt(1_000 * unit + won.payout) })
})

it('[D-03] fits the stake where more cards are taken, says so, and puts other cards away', async () => {
  const at = table([lost])
  await at.begin()
  at.bingo.takeCards(2)
  at.bingo.setStake(BigInt(5 * unit))
  await at.round()
  expect(at.bingo.current().shown).toBeDefined()

  at.bingo.takeCards(4)
  expect(at.bingo.current()).toMatchObject({
    cards: 4,
    stake: BigInt(2 * unit),
    stakeNote: { reason: 'largest' },
    shown: undefined,
  })
  at.bingo.takeCards(9)
  expect(at.bingo.current().cards).toBe(4)
})

it('[D-03] stops autoplay when it is told to', async () => {
  const at = table([lost, { ...lost, betID: 'a' }, { ...lost, betID: 'b' }])
  await at.begin()
  const plan = { rounds: 3, raiseOnWin: 0, raiseOnLoss: 0, stopProfit: undefined, stopLoss: undefined }
  at.bingo.subscribe(() => at.bingo.current().auto?.left === 2 && at.bingo.stopAuto())
  await at.bingo.startAuto({ ...plan, stake: BigInt(2 * unit) })

  expect(at.told).toHaveLength(2)
  expect(at.orders.map(({ amount }) => amount)).toEqual([BigInt(2 * unit), BigInt(2 * unit)])
  expect(at.bingo.current().auto).toBeUndefined()
})

it('[D-05] autoplay that is stopped while a bet waits for its time bets no more', async () => {
  const at = table([lost, { ...lost, betID: 'a' }], true, 60_000)
  await at.begin()
  const plan = { rounds: 2, raiseOnWin: 0, raiseOnLoss: 0, stopProfit: undefined, stopLoss: undefined }
  at.bingo.subscribe(() => at.bingo.current().auto?.left === 1 && at.hold())
  const played = at.bingo.startAuto({ ...plan, stake: BigInt(2 * unit) })
  await expect.poll(() => at.bingo.current()).toMatchObject({ isShowing: true, auto: { left: 1 } })
  at.bingo.stopAuto()
  at.letGo()
  await played

  expect(at.orders).toHaveLength(1)
  expect(at.bingo.current()).toMatchObject({ isShowing: false, auto: undefined, ending: undefined })
})
