import type { FieldFault } from '@croupier/api/envelope.ts'
import type { TransferDirection } from '@croupier/api/funds/transfer-choices.ts'
import { Money } from '@croupier/basis/money.ts'
import type { MemberSession } from '../../platform/actor.ts'
import type { OwnScope } from '../../platform/context.ts'
import { Refusal } from '../../platform/refusal.ts'
import { settingsPort } from '../../platform/settings.ts'
import { type Vendor, vendorByCode } from '../catalogue/index.ts'
import { mayPlay } from '../safeguards/index.ts'
import { amountText } from '../wallet/index.ts'
import { transferRules } from './funds-settings.ts'
import { performTransfer } from './perform-transfer.ts'
import type { Transfer } from './transfer.ts'
import { judgeAmount } from './transfer-rules.ts'
import { protocolOf, vendorAccountOf } from './vendors.ts'

const atAmount = (messageKey: string, bounds: Omit<FieldFault, 'field' | 'messageKey'> = {}) => ({
  fields: [{ field: 'amount', messageKey, ...bounds }],
})

function amountOf(ctx: OwnScope, currency: string, text: string): Money {
  const rule = ctx.use(settingsPort).read(transferRules)[currency]
  if (!rule) throw new Refusal('transfer.closed')
  const verdict = judgeAmount(rule, currency, text)
  if (verdict instanceof Money) return verdict
  if (verdict.refused === 'malformed') throw new Refusal('request.invalid', atAmount('fault.format'))
  const bound = amountText(currency, Money.parse(verdict.bound, currency).units)
  if (verdict.refused === 'too-small') {
    const at = atAmount('fault.too.small', { min: Number(bound) })
    throw new Refusal('transfer.amount.too.small', { minimum: bound, ...at })
  }
  const at = atAmount('fault.too.big', { max: Number(bound) })
  throw new Refusal('transfer.amount.too.large', { maximum: bound, ...at })
}

/** Whether a vendor takes transfers of this direction now. Out of one that is closed money can still be brought. */
export function isOpenFor(scope: OwnScope, vendor: Vendor, direction: TransferDirection): boolean {
  if (!protocolOf(scope, vendor) || !vendorAccountOf(scope, vendor)) return false
  return direction === 'out' || vendor.status === 'open'
}

/**
 * A member's own wish to move money: judged, then performed. Who may not play moves nothing to where it is played; what
 * he has there he may always bring back.
 */
export async function askForTransfer(
  ctx: OwnScope,
  { memberId, account, currency }: MemberSession,
  asked: { vassalage: string; direction: TransferDirection; amount: string },
): Promise<Transfer> {
  const { direction } = asked
  const vendor = vendorByCode(ctx, asked.vassalage)
  if (!vendor || !isOpenFor(ctx, vendor, direction)) throw new Refusal('transfer.vendor.unavailable')
  const amount = amountOf(ctx, currency, asked.amount)
  if (direction === 'in') {
    const verdict = await mayPlay(ctx, memberId)
    if (!verdict.allowed)
      throw new Refusal(verdict.reason, verdict.until === undefined ? undefined : { until: verdict.until })
  }
  return performTransfer(ctx, { memberId, account, vendor, direction, amount })
}
