import { exposedOf, payoutOf, shareOut } from '@croupier/games/tables/tables.ts'
import { assert } from '@croupier/basis/assert.ts'
import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/database.ts'
import { secretsPort } from '../../platform/secrets.ts'
import { PlayBusy, playPort, type RoundEnd, settlePages } from '../play/index.ts'
import { codeOf, dealOf, openSeed, rulesOf } from './deals.ts'
import { chipsOf } from './describe-slip.ts'
import { backRef, betRef, winRef } from './refs.ts'
import { markPlayed, markSettled, type Round, roundsToEnd, roundsToSettle } from './rounds-store.ts'
import {
  endSlips,
  type EndedSlip,
  hasOpenSlips,
  holdSlipsOn,
  type Slip,
  slipsOn,
  type SlipState,
} from './slips-store.ts'

/** Slips that are settled together, in one transaction: their members’ bets elsewhere wait for it. */
const PAGE = 500

/** Writes what was dealt in every round whose time is over, and reveals its seed. One that cannot be ended holds up no other. */
export async function endRounds(app: App): Promise<void> {
  const secrets = app.ports.use(secretsPort)
  for (const round of await roundsToEnd(app.database)) {
    try {
      const serverSeed = openSeed(secrets, round)
      const played = { dealt: dealOf(secrets, round), serverSeed }
      await app.database.transaction((tx) => markPlayed(tx, round.id, played))
    } catch (error) {
      app.log.error({ err: error, round: String(round.id) }, 'a round could not be ended, retrying')
    }
  }
}

interface Settled {
  slip: Slip
  state: Exclude<SlipState, 'open'>
  payout: bigint
  /** Line by line; undefined of what comes back. */
  payouts: readonly bigint[] | undefined
  /** What of it counts as wagered. */
  exposed: bigint
}

function stateOf(stake: bigint, payout: bigint): Settled['state'] {
  if (payout === stake) return 'push'
  return payout > 0n ? 'won' : 'lost'
}

/** What a slip comes to by what was dealt; of a round that was called off all of it comes back. */
function settledAs(round: Round, slip: Slip, exposed: bigint): Settled {
  if (round.state === 'void') return { slip, state: 'void', payout: slip.stake, payouts: undefined, exposed: 0n }
  const { dealt } = round
  assert(dealt, 'a round that was played was dealt')
  const code = codeOf(round)
  const rules = rulesOf(round)
  const payouts = chipsOf(slip).map(({ spot, stake }) => payoutOf(code, spot, stake, dealt, rules))
  const payout = payouts.reduce((sum, each) => sum + each, 0n)
  return { slip, state: stateOf(slip.stake, payout), payout, payouts, exposed }
}

/**
 * What counts as wagered of each slip: what its member could lose at most with everything they had on the round, shared out
 * by stakes. Read anew for each page, so that it is the same wherever a page begins.
 */
async function exposedBySlip(tx: Tx, round: Round, slips: readonly Slip[]): Promise<ReadonlyMap<string, bigint>> {
  const memberIds = [...new Set(slips.map(({ memberId }) => memberId))]
  const code = codeOf(round)
  const rules = rulesOf(round)
  const found = new Map<string, bigint>()
  for (const own of Map.groupBy(await slipsOn(tx, round.id, memberIds), ({ memberId }) => memberId).values()) {
    const exposed = exposedOf(code, own.flatMap(chipsOf), rules)
    const shares = shareOut(
      exposed,
      own.map(({ stake }) => stake),
    )
    for (const [at, { id }] of own.entries()) found.set(id, shares[at]!)
  }
  return found
}

const winsOf = ({ slip, payout }: Settled) => (payout > 0n ? [{ ref: winRef(slip.id), amount: payout }] : [])
const wagersOf = ({ exposed }: Settled) => (exposed > 0n ? [{ stake: exposed }] : [])

function roundEndOf(settled: Settled): RoundEnd {
  const { id, vendorId, nodeId, memberId, currency } = settled.slip
  return {
    roundId: id,
    vendorId,
    gameNodeId: nodeId,
    memberId,
    currency,
    wins: winsOf(settled),
    wagers: wagersOf(settled),
  }
}

const endedOf = ({ slip, state, payout, payouts }: Settled): EndedSlip => ({ id: slip.id, state, payout, payouts })

/** Pays a slip by itself, or finds that it was paid. Undefined where it cannot be paid now. */
async function pay(app: App, settled: Settled): Promise<EndedSlip | undefined> {
  const { slip, state } = settled
  const isVoid = state === 'void'
  const answer = await app.ports.use(playPort).perform({
    vendorId: slip.vendorId,
    gameNodeId: slip.nodeId,
    memberId: slip.memberId,
    currency: slip.currency,
    roundRef: slip.id,
    transactions: isVoid
      ? [{ ref: backRef(slip.id), type: 'rollback', amount: slip.stake, originalRef: betRef(slip.id) }]
      : winsOf(settled).map((win) => ({ ...win, type: 'win' })),
    closesRound: true,
    wagers: isVoid ? [] : wagersOf(settled),
  })
  if (answer.outcome === 'done') return endedOf(settled)
  // An operator ruled on the round: what it pays is decided.
  if (answer.outcome === 'taken-back' || answer.outcome === 'round-closed') {
    return { id: slip.id, state: 'void', payout: 0n, payouts: undefined }
  }
  app.log.error({ slip: slip.id, outcome: answer.outcome }, 'a slip of a table could not be paid')
  return undefined
}

/** The open slips on a round, paid and closed, a page in one transaction. */
function settleOpen(app: App, round: Round): Promise<void> {
  return settlePages(app, {
    hold: (tx, after: Slip | undefined) => holdSlipsOn(tx, round.id, after, PAGE),
    async settleTogether(tx, slips) {
      const exposed = round.state === 'void' ? new Map<string, bigint>() : await exposedBySlip(tx, round, slips)
      const all = slips.map((slip) => settledAs(round, slip, exposed.get(slip.id) ?? 0n))
      // What comes back is no bet: it is taken back, one by one, and stands in no statistic.
      const paid = all.filter(({ state }) => state !== 'void')
      const { settled, tellBalances } = await app.ports.use(playPort).settleInTransaction(tx, paid.map(roundEndOf))
      await endSlips(tx, all.filter(({ slip }) => settled.has(slip.id)).map(endedOf))
      return { left: all.filter(({ slip }) => !settled.has(slip.id)), tellBalances }
    },
    pay: (settled) => pay(app, settled),
    end: (ended) => endSlips(app.database, ended),
  })
}

async function settleRound(app: App, round: Round): Promise<void> {
  await settleOpen(app, round)
  // A slip that could not be paid keeps its round open; it is tried again with the next look at the clock.
  if (await hasOpenSlips(app.database, round.id)) return
  await markSettled(app.database, round.id)
}

/** Pays every round that was played, and gives back what lay on those called off. Interrupted, it goes on with what still waits. */
export async function settleRounds(app: App): Promise<void> {
  for (const round of await roundsToSettle(app.database)) {
    try {
      await settleRound(app, round)
    } catch (error) {
      if (error instanceof PlayBusy) continue
      // The others are settled all the same; this one is tried again with the next look at the clock.
      app.log.error({ err: error, round: String(round.id) }, 'a round of a table could not be settled, retrying')
    }
  }
}
