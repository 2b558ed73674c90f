import { assert } from '@croupier/basis/assert.ts'
import { selectionOf } from '@croupier/games/book/leagues.ts'
import type { Outcome } from '@croupier/games/book/markets.ts'
import { type Pool, payoutOfStake } from '@croupier/games/book/pools.ts'
import { payoutOfSlip, stateOfSlip } from '@croupier/games/book/slips.ts'
import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/database.ts'
import { secretsPort } from '../../platform/secrets.ts'
import { PlayBusy, playPort, type RoundEnd, settlePages, type Wager } from '../play/index.ts'
import { leagueOf, openSeed, standingAt } from './courses.ts'
import { addExposure, exposuresOf, poolAmong } from './exposures-store.ts'
import {
  databaseNow,
  type Fixture,
  fixturesRunning,
  fixturesToSettle,
  markPlayed,
  markSettled,
} from './fixtures-store.ts'
import { backRef, betRef, winRef } from './refs.ts'
import {
  decideEnded,
  decideLegs,
  endSlips,
  hasOpenSlips,
  holdSlipsOn,
  type Leg,
  legsOf,
  type Slip,
  type SlipState,
} from './slips-store.ts'

/** Slips that are settled together, in one transaction: their members’ bets elsewhere wait for it. */
const PAGE = 500

/** Writes the score of every match that is over by the clock, and reveals its seed. One that cannot be ended holds up no other. */
export async function endFixtures(app: App): Promise<void> {
  const { database } = app
  const secrets = app.ports.use(secretsPort)
  const running = await fixturesRunning(database)
  if (running.length === 0) return
  const now = await databaseNow(database)
  for (const fixture of running) {
    try {
      const { isOver, score } = standingAt(secrets, fixture, now)
      if (isOver) await markPlayed(database, fixture.id, { ...score, serverSeed: openSeed(secrets, fixture) })
    } catch (error) {
      app.log.error({ err: error, fixture: String(fixture.id) }, 'a match could not be ended, retrying')
    }
  }
}

interface Settled {
  slip: Slip
  /** Its legs on other matches. */
  others: readonly Leg[]
  state: Exclude<SlipState, 'open' | 'cashed'>
  payout: bigint
  wagers: readonly Wager[]
}

/** The odds a slip was played at: the product of its legs' prices, exact; what gave its stake back counts once. */
export function oddsOf(legs: readonly Pick<Leg, 'price' | 'outcome'>[]): string {
  const counted = legs.flatMap(({ price, outcome }) => (price === null || outcome === 'push' ? [] : [BigInt(price)]))
  if (counted.length === 0) return '1'
  const digits = String(counted.reduce((product, price) => product * price, 1n)).padStart(2 * counted.length + 1, '0')
  const whole = digits.length - 2 * counted.length
  return `${digits.slice(0, whole)}.${digits.slice(whole)}`
}

function wagersOf({ slip, legs, isVoid }: { slip: Slip; legs: readonly Leg[]; isVoid: boolean }): Wager[] {
  const { stake } = slip
  if (slip.kind !== 'pool') return [{ stake, odds: oddsOf(legs), isVoid }]
  const [leg] = legs
  const market = { name: `pool ${leg!.fixtureId}`, selection: leg!.selection, selections: 3 }
  return [{ stake, market, isVoid }]
}

/** What became of a selection: void matches give every stake back, and so do the sides of a pool that nobody bet against. */
function outcomeOf(fixture: Fixture, selectionId: string, pool: Pool | undefined): Outcome {
  if (fixture.state === 'void') return 'push'
  const selection = selectionOf(leagueOf(fixture), selectionId)
  assert(selection && fixture.homeScore !== null && fixture.awayScore !== null, 'a match that was played has a score')
  const isSide = selection.market === 'POOL' && selection.side !== 'draw'
  if (isSide && (!pool || pool.home === 0n || pool.away === 0n)) return 'push'
  return selection.outcome({ home: fixture.homeScore, away: fixture.awayScore })
}

/** What a slip came to, once its last leg is decided or one is lost; undefined while it is open. */
function settledAs(
  slip: Slip,
  legs: readonly Leg[],
  on: Fixture,
  payPool: (slip: Slip, leg: Leg) => bigint,
): Settled | undefined {
  const priced = legs.map(({ price, outcome }) => ({ price: price ?? 0, outcome }))
  const state = stateOfSlip(priced)
  if (state === undefined) return undefined
  const payout = slip.kind === 'pool' ? payPool(slip, legs[0]!) : payoutOfSlip(slip.stake, priced)
  const others = legs.filter((leg) => leg.fixtureId !== on.id)
  return { slip, others, state, payout, wagers: wagersOf({ slip, legs, isVoid: state === 'void' }) }
}

const winsOf = ({ slip, payout }: Settled) => (payout > 0n ? [{ ref: winRef(slip.id), amount: payout }] : [])

function roundEndOf(settled: Settled): RoundEnd {
  const { id, vendorId, nodeId, memberId, currency } = settled.slip
  return {
    roundId: id,
    vendorId,
    gameNodeId: nodeId,
    memberId,
    currency,
    wins: winsOf(settled),
    wagers: settled.wagers,
  }
}

/** Pays a slip by itself, or finds that it was paid. Undefined where it cannot be paid now. */
async function pay(app: App, settled: Settled): Promise<Settled | undefined> {
  const { slip, state, wagers } = settled
  const answer = await app.ports.use(playPort).perform({
    vendorId: slip.vendorId,
    gameNodeId: slip.nodeId,
    memberId: slip.memberId,
    currency: slip.currency,
    roundRef: slip.id,
    transactions:
      state === 'void'
        ? [{ ref: backRef(slip.id), type: 'rollback', amount: slip.stake, originalRef: betRef(slip.id) }]
        : winsOf(settled).map((win) => ({ ...win, type: 'win' })),
    closesRound: true,
    wagers: state === 'void' ? [] : wagers,
  })
  if (answer.outcome === 'done') return settled
  // An operator ruled on the round: what it pays is decided.
  if (answer.outcome === 'taken-back' || answer.outcome === 'round-closed') {
    return { ...settled, state: 'void', payout: 0n }
  }
  app.log.error({ slip: slip.id, outcome: answer.outcome }, 'a slip of the book could not be paid')
  return undefined
}

/** What slips that are lost could still have won on other matches counts against nobody there any more. */
async function freeExposure(tx: Tx, lost: readonly Settled[]): Promise<void> {
  for (const [currency, slips] of Map.groupBy(lost, ({ slip }) => slip.currency)) {
    const freed = new Map<string, { fixtureId: bigint; selection: string; staked: bigint; most: bigint }>()
    for (const { slip, others } of slips) {
      for (const { fixtureId, selection, outcome } of others) {
        if (outcome !== null) continue
        const key = `${fixtureId} ${selection}`
        const most = (freed.get(key)?.most ?? 0n) - slip.most
        freed.set(key, { fixtureId, selection, staked: 0n, most })
      }
    }
    if (freed.size > 0) await addExposure(tx, currency, [...freed.values()])
  }
}

/** Writes what slips came to, each once. */
async function end(tx: Tx, settled: readonly Settled[]): Promise<void> {
  const ended = new Set(
    await endSlips(
      tx,
      settled.map(({ slip, state, payout }) => ({ id: slip.id, state, payout })),
    ),
  )
  await freeExposure(
    tx,
    settled.filter(({ slip, state }) => state === 'lost' && ended.has(slip.id)),
  )
}

/** The open slips on a match: the leg on it is decided, and slips that end with it are paid and closed, a page in one transaction. */
function settleOpen(app: App, fixture: Fixture): Promise<void> {
  return settlePages(app, {
    hold: (tx, after: Slip | undefined) => holdSlipsOn(tx, fixture.id, after?.id, PAGE),
    async settleTogether(tx, slips) {
      const exposures = await exposuresOf(tx, [fixture.id])
      const poolOf = ({ currency }: Slip) => poolAmong(exposures, fixture.id, currency)
      const payPool = (slip: Slip, { selection, price, outcome }: Leg) =>
        payoutOfStake(slip.stake, selection.slice('POOL:'.length), outcome!, {
          pool: poolOf(slip),
          plasada: fixture.poolMargin,
          drawPrice: price ?? 0,
        })
      const ids = slips.map(({ id }) => id)
      const bySlip = Map.groupBy(await legsOf(tx, ids), ({ slipId }) => slipId)
      const decided: { slipId: string; outcome: Outcome }[] = []
      const ended = slips.flatMap((slip) => {
        const legs = bySlip.get(slip.id)!.map((leg) => {
          if (leg.fixtureId !== fixture.id) return leg
          const outcome = outcomeOf(fixture, leg.selection, poolOf(slip))
          decided.push({ slipId: slip.id, outcome })
          return { ...leg, outcome }
        })
        return settledAs(slip, legs, fixture, payPool) ?? []
      })
      await decideLegs(tx, fixture.id, decided)
      // What comes back is no bet: it is taken back, one by one, and stands in no statistic.
      const paid = ended.filter(({ state }) => state !== 'void')
      const { settled, tellBalances } = await app.ports.use(playPort).settleInTransaction(tx, paid.map(roundEndOf))
      await end(
        tx,
        ended.filter(({ slip }) => settled.has(slip.id)),
      )
      return { left: ended.filter(({ slip }) => !settled.has(slip.id)), tellBalances }
    },
    pay: (settled) => pay(app, settled),
    end: (settled) => app.database.transaction((tx) => end(tx, settled)),
  })
}

/** Every selection of a match with what became of it, for legs of slips that had ended before. */
function outcomesOf(fixture: Fixture): ReadonlyMap<string, Outcome> {
  const selections = leagueOf(fixture).markets.flatMap((market) => market.selections)
  return new Map(selections.map(({ id }) => [id, outcomeOf(fixture, id, undefined)]))
}

async function settleFixture(app: App, fixture: Fixture): Promise<void> {
  await settleOpen(app, fixture)
  await decideEnded(app.database, fixture.id, outcomesOf(fixture))
  // A slip that could not be paid keeps its match open; it is tried again with the next look at the clock.
  if (await hasOpenSlips(app.database, fixture.id)) return
  await markSettled(app.database, fixture.id)
}

/** Settles every match that has a score, and gives back what was bet on void ones. Interrupted, it goes on with what still waits. */
export async function settleFixtures(app: App): Promise<void> {
  for (const fixture of await fixturesToSettle(app.database)) {
    try {
      await settleFixture(app, fixture)
    } catch (error) {
      if (error instanceof PlayBusy) continue
      // The others are settled all the same; this one is tried again with the next look at the clock.
      app.log.error({ err: error, fixture: String(fixture.id) }, 'a match could not be settled, retrying')
    }
  }
}
