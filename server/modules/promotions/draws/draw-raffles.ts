import { assert } from '@croupier/basis/assert.ts'
import type { TermsOf } from '@croupier/api/promotions/promotion-kinds.ts'
import type { OwnScope } from '../../../platform/context.ts'
import type { Queryable } from '../../../platform/database.ts'
import { job } from '../../../platform/jobs.ts'
import { hasReadUpTo } from '../../../platform/outbox-consumer.ts'
import { scheduledPeriod } from '../../../platform/schedule.ts'
import { secretsPort } from '../../../platform/secrets.ts'
import { playersWithin, sumRounds } from '../../figures/index.ts'
import { findMembers } from '../../identity/index.ts'
import { countDeposits } from '../deposits/count-deposits.ts'
import { countTickets } from './count-tickets.ts'
import { depositorsWithin } from '../deposits/deposits-store.ts'
import { openDrawSeed, pseudonymOf } from './draw-seed.ts'
import { keepPrizes, keepTickets, lockDraw, type TicketRange } from './draws-store.ts'
import { giveAward } from '../give-award.ts'
import { clientSeedOf, drawRaffle, occurrenceOf } from '../kinds/raffle.ts'
import { unitsOf } from '../kinds/payable.ts'
import type { Promotion } from '../promotion.ts'
import { lockPromotion, setDecided, undecidedSince } from '../promotions-store.ts'
import { isFor } from '../taking-part/taking-part.ts'

/** A round of its time may be corrected, and told late, for so long after a raffle has ended. */
const FINAL_AFTER = 30 * 60_000
/** Members whose tickets are counted together. */
const AT_ONCE = 500

/** Tickets of everybody it is meant for, numbered by the order of names that nobody could know before. */
async function numberTickets(
  ctx: OwnScope,
  db: Queryable,
  raffle: Promotion,
  terms: TermsOf<'raffle'>,
  seed: string,
): Promise<TicketRange[]> {
  const { currency, startsAt: from, endsAt: until } = raffle
  assert(until !== null, 'a raffle has an end')
  const within = { currency, from, until }
  const playing = await (terms.measure === 'deposits' ? depositorsWithin(db, within) : playersWithin(db, within))
  const holders: { memberId: bigint; pseudonym: string; tickets: number }[] = []
  for (let at = 0; at < playing.length; at += AT_ONCE) {
    const earned = await countTickets(db, raffle, terms, playing.slice(at, at + AT_ONCE), until)
    const members = new Map((await findMembers(db, [...earned.keys()])).map((member) => [member.id, member]))
    for (const [memberId, tickets] of earned) {
      const member = members.get(memberId)
      if (!member || !isFor(raffle, raffle, member, ctx.clock.now())) continue
      holders.push({ memberId, pseudonym: pseudonymOf(seed, memberId), tickets })
    }
  }
  let last = 0
  return holders
    .toSorted((a, b) => (a.pseudonym < b.pseudonym ? -1 : 1))
    .map(({ memberId, pseudonym, tickets }) => {
      const first = last + 1
      last += tickets
      return { first, last, memberId, pseudonym }
    })
}

/** Draws the raffles that are over and gives their prizes; what is corrected afterwards moves no ticket. */
export const drawRaffles = job('promotions.drawRaffles', scheduledPeriod, async (ctx) => {
  for (const over of await undecidedSince(ctx.db, 'raffle', ctx.clock.now() - FINAL_AFTER)) {
    assert(over.endsAt !== null, 'what is over had an end')
    const isTold = await Promise.all(
      [sumRounds, countDeposits].map((consumer) => hasReadUpTo(ctx.db, consumer, over.endsAt! + FINAL_AFTER)),
    )
    if (isTold.includes(false)) continue
    await ctx.transaction(async (scope) => {
      const raffle = await lockPromotion(scope.tx, over.id)
      if (!raffle || raffle.promise.kind !== 'raffle') return
      if (!(await setDecided(scope.tx, raffle.id, scope.clock.now()))) return
      const draw = await lockDraw(scope.tx, raffle.id)
      assert(draw, 'a published raffle has its seed')
      const { terms } = raffle.promise
      const seed = openDrawSeed(ctx.use(secretsPort), draw)
      const ranges = await numberTickets(ctx, scope.tx, raffle, terms, seed)
      const holderOf = new Map(ranges.map((range) => [range.pseudonym, range.memberId]))
      const tickets = ranges.flatMap(({ first, last, pseudonym }) =>
        Array.from({ length: last - first + 1 }, (_, at) => ({ number: first + at, pseudonym })),
      )
      await keepTickets(scope.tx, raffle.id, clientSeedOf(tickets), ranges)
      const drawn = drawRaffle(terms, tickets, seed)
      const won = drawn.map(({ prize, ticket }) => ({
        prize,
        ticket: ticket.number,
        memberId: holderOf.get(ticket.pseudonym)!,
      }))
      await keepPrizes(scope.tx, raffle.id, won)
      for (const { prize, ticket, memberId } of won) {
        const amount = unitsOf(raffle.currency, terms.prizes[prize - 1]!)
        const award = { memberId, occurrence: occurrenceOf({ prize }), facts: { prize, ticket }, amount }
        await giveAward(scope, raffle, raffle, award, false)
      }
    })
  }
})
