import { assert } from '@croupier/basis/assert.ts'
import { Money } from '@croupier/basis/money.ts'
import type { WriteScope } from '../../../platform/context.ts'
import { AwaitsApproval } from '../../../platform/four-eyes-port.ts'
import { approverSeparationDays, separationPort, separationSince } from '../../../platform/separation-port.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { givenAloneMost } from '../withdrawals/withdraw-settings.ts'

/** Any 24 hours and not a calendar day: midnight doubles nothing. */
const DAY = 86_400_000

/**
 * Names a member whom an operator makes richer. What one person gives alone is counted over the day and over all accounts
 * that may be theirs, so that neither many small amounts nor many accounts add up to a large one.
 * @throws AwaitsApproval above what one may give alone
 */
export async function giveMember(scope: WriteScope, memberId: bigint, money: Money): Promise<void> {
  const { actor, approval, tx, clock } = scope
  if (actor.kind !== 'staff' || approval) return scope.edits({ memberIds: [memberId] })
  const settings = scope.use(settingsPort)
  const most = Money.read(settings.read(givenAloneMost)[money.currency.code] ?? '0', money.currency)
  assert(most instanceof Money, 'the setting holds amounts')

  const separation = scope.use(separationPort)
  const now = clock.now()
  const hand = await separation.oneHand(tx, actor.staffId, separationSince(now, settings.read(approverSeparationDays)))
  const given = await separation.givenAlone(tx, hand, money.currency.code, now - DAY)
  if (given + money.units > most.units) throw new AwaitsApproval()
  scope.edits({ memberIds: [memberId], givenAlone: money })
}
