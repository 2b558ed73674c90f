import { amountOf, hitPointOf } from '@croupier/games/jackpot/jackpot.ts'
import type { WriteScope } from '../../platform/context.ts'
import { type Sql, sql } from '../../platform/database.ts'
import { consume } from '../../platform/outbox-consumer.ts'
import { secretsPort } from '../../platform/secrets.ts'
import { roundSettled } from '../play/index.ts'
import { issueReward } from '../rewards/index.ts'
import { newRunSeed, openRunSeed } from './jackpot-seed.ts'
import { beginRun, endRun, findPot, gather, holdRunning, type Pot, type RunTerms } from './pots-store.ts'

/** A settled round with a stake of the member's own money. */
interface Staked {
  roundId: string
  memberId: bigint
  vendor: string
  stake: bigint
}

/**
 * Play money fills nothing, and neither does what a vendor’s gift or a bonus paid for, nor a stake that risked nothing: one that
 * came back, was cashed out, or lay on every side. So of the stake what counts as wagered, at most.
 */
function stakedOf(events: Sql): Sql {
  return sql`
    select place, payload ->> 'roundId' as "roundId", (payload ->> 'memberId')::bigint as "memberId",
      payload ->> 'currency' as currency, payload ->> 'vendorCode' as vendor,
      least(
        (payload ->> 'stake')::bigint - coalesce((payload ->> 'bonusStake')::bigint, 0),
        (payload ->> 'validBet')::bigint - coalesce((payload ->> 'bonusBet')::bigint, 0)
      ) as stake
    from ${events} told
    where not (payload ->> 'isDemo')::boolean and not coalesce((payload ->> 'isFree')::boolean, false)
    offset 0`
}

const fills = ({ vendors }: RunTerms, vendor: string) => vendors.length === 0 || vendors.includes(vendor)

/** One by one, in the order they were settled in: whose stake takes a pot to where it is hit wins what it holds. */
async function gatherSingly(scope: WriteScope, first: Pot, rounds: readonly Staked[]): Promise<void> {
  const { tx } = scope
  const secrets = scope.use(secretsPort)
  let pot = first
  let serverSeed = openRunSeed(secrets, pot)
  let added = 0n
  for (const { roundId, memberId, vendor, stake } of rounds) {
    // A run that begins on the way may be filled by other games.
    if (!fills(pot, vendor)) continue
    added += stake * BigInt(pot.share)
    const amount = amountOf(pot.seed, pot.gathered + added)
    if (amount < hitPointOf({ potCode: pot.code, run: pot.run, serverSeed }, pot)) continue
    await gather(tx, pot.runId, added)
    await endRun(tx, { runId: pot.runId, memberId, roundId, amount, serverSeed })
    await issueReward(scope, {
      memberId,
      currency: pot.currency,
      source: 'jackpots',
      reference: `${pot.code}:${pot.run}`,
      kind: 'jackpot',
      titles: pot.titles,
      amount,
      turnover: 0n,
      bonus: null,
      expiresAt: null,
    })
    await beginRun(tx, pot.code, pot.run + 1, newRunSeed(secrets))
    pot = (await findPot(tx, pot.code))!
    serverSeed = openRunSeed(secrets, pot)
    added = 0n
  }
  if (added > 0n) await gather(tx, pot.runId, added)
}

/**
 * Fills the jackpots with what was staked, and pays who hits one. Only stakes that take a pot into its range come to this
 * process; the others are summed by PostgreSQL.
 */
export const countJackpots = consume<unknown>({
  name: 'jackpots.countJackpots',
  events: [roundSettled],
  batch: 1_500,
  restMilliseconds: 1_000,
  async foldEvents(scope, events) {
    const { tx } = scope
    const pots = await holdRunning(tx)
    if (pots.length === 0) return
    const sums = await tx.many<{ currency: string; vendor: string; stake: bigint }>(sql`
      select currency, vendor, sum(stake)::bigint as stake from (${stakedOf(events)}) staked
      where stake > 0 group by currency, vendor`)
    for (const pot of pots) {
      const own = sums.filter(({ currency, vendor }) => currency === pot.currency && fills(pot, vendor))
      const added = own.reduce((sum, { stake }) => sum + stake, 0n) * BigInt(pot.share)
      if (added === 0n) continue
      // Below its range it cannot be hit, so it does not matter who staked what.
      if (amountOf(pot.seed, pot.gathered + added) < pot.lowest) {
        await gather(tx, pot.runId, added)
        continue
      }
      const vendors = sums
        .filter(({ currency, vendor }) => currency === pot.currency && (fills(pot, vendor) || fills(pot.next, vendor)))
        .map(({ vendor }) => vendor)
      const rounds = await tx.many<Staked>(sql`
        select "roundId", "memberId", vendor, stake from (${stakedOf(events)}) staked
        where stake > 0 and currency = ${pot.currency} and vendor = any(${vendors}::text[])
        order by place`)
      await gatherSingly(scope, pot, rounds)
    }
  },
})
