import { consume } from '../../../platform/outbox-consumer.ts'
import { findMember } from '../../identity/index.ts'
import { depositCredited } from '../../wallet/index.ts'
import { type CountedDeposit, keepDeposit, ordinalOf } from './deposits-store.ts'
import { giveAward } from '../give-award.ts'
import { depositAward } from '../kinds/deposit.ts'
import { findParticipation } from '../taking-part/participations-store.ts'
import { findVersion, runningOfKind } from '../promotions-store.ts'
import { hadElsewhere } from '../same-person.ts'
import { isFor } from '../taking-part/taking-part.ts'

/** No promotion asks for a later one. */
const LATEST_ORDINAL = 101

/** Keeps every credited deposit, and gives who joined what their deposit gives under the terms they joined. */
export const countDeposits = consume<Parameters<typeof depositCredited>[0]>({
  name: 'promotions.countDeposits',
  events: [depositCredited],
  async fold(scope, occurrences) {
    const { tx } = scope
    for (const { payload } of occurrences) {
      const deposit: CountedDeposit = {
        reference: payload.reference,
        memberId: BigInt(payload.memberId),
        currency: payload.currency,
        credited: BigInt(payload.amount) - BigInt(payload.fee),
        at: payload.at,
      }
      await keepDeposit(tx, deposit)
      const { memberId, currency, credited: units, reference, at } = deposit
      const running = await runningOfKind(tx, 'deposit', currency, at)
      if (running.length === 0) continue
      const member = await findMember(tx, memberId)
      const ordinal = await ordinalOf(tx, deposit, LATEST_ORDINAL)
      // What the member chose when they paid in; who chose nothing is given all they joined.
      const chosen = payload.promotion ?? undefined
      for (const promotion of running) {
        if (chosen !== undefined && promotion.id.toString() !== chosen) continue
        const joined = await findParticipation(tx, promotion.id, memberId)
        // Who joins afterwards is given nothing for it, however late it is told.
        if (joined?.state !== 'joined' || joined.since > at) continue
        const version = await findVersion(tx, 'deposit', promotion.id, joined.version)
        // Whether they were new enough was asked when they joined.
        const isOpen = member && isFor(promotion, { newMembersDays: null }, member, scope.clock.now())
        if (!isOpen || version.promise.kind !== 'deposit') continue
        const amount = depositAward(version.promise.terms, currency, { units, ordinal })
        if (amount === 0n) continue
        // A person has one first deposit, whatever accounts they have.
        if (ordinal === 1 && version.promise.terms.ordinal === 1 && (await hadElsewhere(tx, memberId, 'deposit')))
          continue
        // Told out of order, two deposits may each look like the nth: the nth gives once.
        const { ordinal: nth } = version.promise.terms
        const occurrence = nth === null ? reference : `ordinal:${nth}`
        const facts = { deposit: units.toString(), reference, ordinal }
        await giveAward(scope, promotion, version, { memberId, occurrence, facts, amount }, false)
      }
    }
  },
})
