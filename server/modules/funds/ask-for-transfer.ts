import type { transferAnswer } from '@croupier/api/funds/transfer-answers.ts'
import type { TransferDirection } from '@croupier/api/funds/transfer-choices.ts'
import type * as z from 'zod/mini'
import { Money } from '@croupier/basis/money.ts'
import type { MemberSession } from '../../platform/actor.ts'
import type { Concluded } from '../../platform/concluded.ts'
import type { ConcludingScope, Scope } from '../../platform/context.ts'
import { Refusal } from '../../platform/refusal.ts'
import { settingsPort } from '../../platform/settings.ts'
import { type Vendor, vendorByCode } from '../catalogue/index.ts'
import { amountFault, amountText } from '../wallet/index.ts'
import { describeTransfer } from './describe-transfer.ts'
import { transferRules } from './funds-settings.ts'
import { performTransfer } from './perform-transfer.ts'
import { requirePlay } from './require-play.ts'
import { judgeAmount } from './transfer-rules.ts'
import { protocolOf, vendorAccountOf } from './vendors.ts'

type TransferAnswer = z.input<typeof transferAnswer>

function amountOf(ctx: Scope, currency: string, text: string): Money {
  const rule = ctx.use(settingsPort).read(transferRules)[currency]
  if (!rule) throw new Refusal('transfer.closed')
  const verdict = judgeAmount(rule, currency, text)
  if (verdict instanceof Money) return verdict
  if (verdict.refused === 'malformed') {
    throw new Refusal('request.invalid', { fields: [{ field: 'amount', messageKey: 'fault.format' }] })
  }
  const { units } = Money.parse(verdict.bound, currency)
  const bound = amountText(currency, units)
  if (verdict.refused === 'too-small') {
    throw new Refusal('transfer.amount.too.small', { minimum: bound, fields: [amountFault('least', currency, units)] })
  }
  throw new Refusal('transfer.amount.too.large', { maximum: bound, fields: [amountFault('most', currency, units)] })
}

/** Whether a vendor takes transfers of this direction now. Out of one that is closed money can still be brought. */
export function isOpenFor(scope: Scope, vendor: Vendor, direction: TransferDirection): boolean {
  if (!protocolOf(scope, vendor) || !vendorAccountOf(scope, vendor)) return false
  return direction === 'out' || vendor.status === 'open'
}

/**
 * A member's own wish to move money: judged, performed and told. Who may not play moves nothing to where it is played; what
 * they have there they may always bring back.
 */
export async function askForTransfer(
  ctx: ConcludingScope<TransferAnswer>,
  { memberId, account, currency }: MemberSession,
  asked: { vassalage: string; direction: TransferDirection; amount: string },
): Promise<Concluded<TransferAnswer>> {
  const { direction } = asked
  const vendor = vendorByCode(ctx, asked.vassalage)
  if (!vendor || !isOpenFor(ctx, vendor, direction)) throw new Refusal('transfer.vendor.unavailable')
  const amount = amountOf(ctx, currency, asked.amount)
  if (direction === 'in') await requirePlay(ctx, memberId)
  return performTransfer(
    ctx,
    { memberId, account, vendor, direction, amount },
    {
      begin: ctx.begin,
      conclude: (work) => ctx.conclude(async (scope) => describeTransfer(scope, await work(scope))),
    },
  )
}
