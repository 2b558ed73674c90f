import { redeemVoucher } from '@croupier/api/wallet/vouchers/redeem-voucher.ts'
import { assert } from '@croupier/basis/assert.ts'
import { implement } from '../../../platform/implement.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { lockMemberByAccount } from '../../identity/index.ts'
import { mayDeposit } from '../../safeguards/index.ts'
import { timeZone } from '../../settings/index.ts'
import { requireRoomToDeposit } from '../deposit-limits/room-to-deposit.ts'
import { requireJoined } from '../deposits/chosen-promotion.ts'
import { findDeposit, insertDeposit, lockDeposit } from '../deposits/deposits-store.ts'
import { describeDeposit } from '../deposits/describe-deposit.ts'
import { creditDeposit } from '../deposits/settle-deposit.ts'
import { orderReference } from '../order-reference.ts'
import { isInHours } from '../providers/channel-hours.ts'
import { channelsFor } from '../providers/channels-for.ts'
import { areDepositsOpen } from '../wallet-settings.ts'
import { voucherHash } from './voucher-code.ts'
import { lockVoucher, markRedeemed } from './vouchers-store.ts'

export default implement(redeemVoucher, async (ctx, { code, promotion }) => {
  const { tx } = ctx
  const { memberId, account, currency } = ctx.session
  const verdict = await mayDeposit({ ...ctx, db: tx }, memberId)
  if (!verdict.allowed) throw ctx.refusal(verdict.reason)
  if (!ctx.use(settingsPort).read(areDepositsOpen)) throw ctx.refusal('deposit.closed')
  const channels = await channelsFor(ctx, tx, ctx.session)
  const channel = channels.find((each) => each.kind === 'voucher' && isInHours(ctx, each))
  if (!channel) throw ctx.refusal('deposit.channel.unavailable')
  await requireJoined(ctx, tx, promotion)

  const voucher = await lockVoucher(tx, voucherHash(code))
  // One of another currency is none to this member.
  if (!voucher || voucher.currency !== currency) throw ctx.refusal('voucher.unknown')
  if (voucher.redeemedAt !== null) throw ctx.refusal('voucher.used')
  await lockMemberByAccount(tx, account)
  // Once nothing is waited for: a limit that was set meanwhile has begun.
  const at = ctx.clock.now()
  if (voucher.withdrawnAt !== null || voucher.expiresAt <= at) throw ctx.refusal('voucher.expired')
  const zone = ctx.use(settingsPort).read(timeZone)
  await requireRoomToDeposit(tx, { memberId, currency, units: voucher.amount }, zone, at)

  const reference = orderReference('D', at)
  const order = { reference, memberId, account, amount: voucher.amount, madeAt: at, expiresAt: at }
  await insertDeposit(tx, { ...order, promotion: promotion ?? null, ip: ctx.visit?.ip ?? null }, channel)
  const deposit = await lockDeposit(tx, reference)
  assert(deposit, 'what was written is read')
  await markRedeemed(tx, voucher.id, { memberId, depositId: deposit.id, at })
  await creditDeposit(ctx, deposit, voucher.amount)
  const after = await findDeposit(tx, reference)
  assert(after, 'orders are never deleted')
  return describeDeposit(after, at)
})
