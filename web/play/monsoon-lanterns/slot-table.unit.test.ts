import type { MonsoonLanternsEvent } from '@croupier/games/monsoon-lanterns/events.ts'
import { monsoonLanterns } from '@croupier/games/monsoon-lanterns/rules.ts'
import { openEntropy } from '@croupier/games/engine/entropy.ts'
import { payoutOf } from '@croupier/games/engine/payout.ts'
import { expect, it } from 'vitest'
import { openGameSession } from '../rgs/game-session.ts'
import type { RgsClient } from '../rgs/rgs-client.ts'
import type { WireRound } from '../rgs/wire.ts'
import { openStore } from '../shell/store.ts'
import type { SlotStage } from './reel-stage.ts'
import { openSlotTable, standingAt } from './slot-table.ts'

const bet = 1_000_000
const silent = { isOn: () => false, subscribe: () => () => {}, turn() {}, tone() {}, rustle() {} }

/** A round of the real rules in which something happened. */
function played(happened: (events: readonly MonsoonLanternsEvent[]) => boolean): WireRound {
  for (let nonce = 0; ; nonce += 1) {
    const entropy = openEntropy({ serverSeed: 'f'.repeat(64), clientSeed: 'test', nonce })
    const { events, multiplier } = monsoonLanterns.play(monsoonLanterns.modes[0]!, null, entropy)
    const state = events as readonly MonsoonLanternsEvent[]
    if (!happened(state)) continue
    const payout = Number(payoutOf(BigInt(bet), multiplier))
    return {
      betID: `r${nonce}`,
      amount: bet,
      payout,
      payoutMultiplier: payout / bet,
      active: payout > 0,
      mode: 'BASE',
      state,
    }
  }
}

const withFreeSpins = played((events) => events.some(({ type }) => type === 'freeSpinsEnd'))
const withNothing = played((events) => events.length === 2)

function table(...rounds: WireRound[]) {
  const course: string[] = []
  const told: string[] = []
  let money = 100 * bet
  const balance = () => ({ balance: { amount: money, currency: 'BDT' } })
  let open: WireRound | undefined
  const client = {
    authenticate: async () => ({
      ...balance(),
      config: { minBet: bet, maxBet: 10 * bet, stepBet: bet, defaultBetLevel: bet, betLevels: [bet] },
      ...(open ? { round: open } : {}),
    }),
    play: async () => {
      open = rounds.shift()!
      money -= open.amount
      return { ...balance(), round: open }
    },
    endRound: async () => {
      money += open?.payout ?? 0
      return balance()
    },
    event: async (index: number) => void course.push(`shown ${index}`),
  } as unknown as RgsClient
  const stage: SlotStage = {
    show: (kind) => void course.push(`show ${kind}`),
    start: (kind) => void course.push(`start ${kind}`),
    stop: async (stops) => void course.push(`stop ${stops.join()}`),
    slam: () => void course.push('slam'),
    light: (lit) => lit && course.push(`light ${lit.cells.length}`),
  }
  const session = openGameSession<MonsoonLanternsEvent>(client, async () => {})
  const frame = {
    isFramed: true,
    tell: (message: object) => void told.push(JSON.stringify(message)),
    listen: () => () => {},
  }
  const replay = { ...openStore({ isMissing: false, round: undefined, currency: 'BDT' }), load: async () => undefined }
  const slot = openSlotTable({ session, sound: silent, frame, replay }, async () => {})
  slot.attach(stage)
  return { slot, session, course, told, leave: (round: WireRound) => (open = round) }
}

/** Presses, and waits until the session takes bets again. */
async function spin({ slot, session }: ReturnType<typeof table>): Promise<void> {
  slot.press()
  await expect.poll(() => session.current().phase === 'open' && !slot.current().isShowing).toBe(true)
}

it('[D-05] spins to the stops of the book and is done where nothing is won', async () => {
  const at = table(withNothing)
  await at.session.open()
  await at.slot.resume()
  at.course.length = 0
  await spin(at)

  const reveal = withNothing.state[0] as { stops: number[] }
  expect(at.course).toEqual(['start base', `stop ${reveal.stops.join()}`])
  expect(at.slot.current()).toMatchObject({ win: 0n, free: undefined, isFlying: false })
  expect(at.told).toEqual([`{"type":"round","roundId":"${withNothing.betID}"}`])
})

it('[D-05] plays free spins through, one by one, and comes to what the round pays', async () => {
  const at = table(withFreeSpins)
  await at.session.open()
  await at.slot.resume()
  const counters: number[] = []
  at.slot.subscribe(() => {
    const spin = at.slot.current().free?.spin
    if (spin !== undefined && counters.at(-1) !== spin) counters.push(spin)
  })
  await spin(at)

  const spins = withFreeSpins.state.filter((event) => (event as MonsoonLanternsEvent).type === 'freeSpin').length
  expect(at.course.filter((step) => step.startsWith('stop'))).toHaveLength(spins + 1)
  expect(counters.filter((spin) => spin > 0)).toEqual(Array.from({ length: spins }, (_, each) => each + 1))
  expect(at.slot.current().win).toBe(BigInt(withFreeSpins.payout))
  expect(at.course.filter((step) => step.startsWith('shown'))).toHaveLength(withFreeSpins.state.length)
  expect(at.session.current().balance).toBe(BigInt(99 * bet + withFreeSpins.payout))
})

it('[D-05] goes on in the middle of free spins after a reload, with what was won so far', async () => {
  const at = table()
  const from = withFreeSpins.state.findIndex((event) => {
    const { type, spin } = event as { type: string; spin?: number }
    return type === 'freeSpin' && spin === 3
  })
  at.leave({ ...withFreeSpins, active: true, event: String(from - 1) })
  await at.session.open()
  const wins: bigint[] = []
  at.slot.subscribe(() => wins.push(at.slot.current().win))
  at.course.length = 0
  await at.slot.resume()

  const events = withFreeSpins.state as readonly MonsoonLanternsEvent[]
  expect(at.course[0]).toBe('show free')
  expect(wins[1]).toBe((BigInt(standingAt(events, from).hundredths) * BigInt(bet)) / 100n)
  expect(at.slot.current().win).toBe(BigInt(withFreeSpins.payout))
  expect(at.session.current().phase).toBe('open')
})

it('[D-05] stops autoplay when it is told to', async () => {
  const at = table(withNothing, { ...withNothing, betID: 'r2' }, { ...withNothing, betID: 'r3' })
  await at.session.open()
  await at.slot.resume()
  const plan = {
    rounds: 3,
    stake: BigInt(bet),
    raiseOnWin: 0,
    raiseOnLoss: 0,
    stopProfit: undefined,
    stopLoss: undefined,
  }
  at.slot.subscribe(() => at.slot.current().auto?.left === 2 && at.slot.stopAuto())
  await at.slot.startAuto(plan)

  expect(at.told).toHaveLength(2)
  expect(at.slot.current().auto).toBeUndefined()
})
