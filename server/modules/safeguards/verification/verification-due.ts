import { Money } from '@croupier/basis/money.ts'
import type { ReadScope, WriteScope } from '../../../platform/context.ts'
import type { Queryable } from '../../../platform/database.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { verificationAsked } from '../events.ts'
import { isToAsk, stateAt } from './verification.ts'
import { verificationRules } from './verification-settings.ts'
import { changeVerification, findVerification, lockVerification } from './verifications-store.ts'

/**
 * From which amount on withdrawals of a currency need a member to have shown who they are, in ledger units; undefined where
 * this one may be asked for as things are.
 */
export async function verificationDueFrom(
  scope: Pick<ReadScope, 'use' | 'clock'>,
  db: Queryable,
  { memberId, currency, amount }: { memberId: bigint; currency: string; amount: bigint },
): Promise<bigint | undefined> {
  const rule = scope.use(settingsPort).read(verificationRules).withdrawalsFrom[currency]
  if (rule === undefined) return undefined
  const from = Money.parse(rule, currency).units
  if (amount < from) return undefined
  const state = stateAt(await findVerification(db, memberId), scope.clock.now())
  return state === 'verified' ? undefined : from
}

/** A rule of the house asks a member for a document, once: what was asked, sent or refused before stays as it is. */
export async function askByRule(scope: WriteScope, memberId: bigint): Promise<void> {
  const now = scope.clock.now()
  const before = await lockVerification(scope.tx, memberId, now)
  if (!isToAsk(stateAt(before, now))) return
  await changeVerification(scope.tx, before, { state: 'asked', note: null }, now)
  scope.announce(verificationAsked({ memberId: memberId.toString(), note: null, at: now }))
}
