import { consume } from '../../../platform/outbox-consumer.ts'
import { findMember, isTrialType, memberRegistered, referralCodesOf } from '../../identity/index.ts'
import { memberOfCode } from '../kinds/referral-code.ts'
import { keepReferee } from './referees-store.ts'

/** Writes down who brought whom. A code that is nobody's, or of another currency, brings nobody and refuses nothing. */
export const bindReferees = consume<Parameters<typeof memberRegistered>[0]>({
  name: 'promotions.bindReferees',
  events: [memberRegistered],
  async fold({ tx }, occurrences) {
    const codes = await referralCodesOf(
      tx,
      occurrences.map(({ payload }) => BigInt(payload.memberId)),
    )
    for (const { payload, at } of occurrences) {
      const memberId = BigInt(payload.memberId)
      const referrerId = memberOfCode(codes.get(memberId) ?? '')
      // Whoever has the code was there before: circles cannot come about.
      if (referrerId === undefined || referrerId >= memberId) continue
      const referrer = await findMember(tx, referrerId)
      if (!referrer || isTrialType(referrer.type) || referrer.currency !== payload.currency) continue
      await keepReferee(tx, { memberId, referrerId, currency: payload.currency, registeredAt: at })
    }
  },
})
