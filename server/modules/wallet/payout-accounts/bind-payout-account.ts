import { bindPayoutAccount } from '@croupier/api/wallet/payout-accounts/bind-payout-account.ts'
import { implement } from '../../../platform/implement.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { confirmPaymentPassword, hasPaymentPassword, lockMemberByAccount } from '../../identity/index.ts'
import { describeAccount } from '../withdrawals/describe-withdrawal.ts'
import { isCryptoAddress } from './crypto-address.ts'
import { isIban } from './iban.ts'
import { isSameHolder, payoutHolder } from './payout-holder.ts'
import { boundAccounts, insertAccount } from './payout-accounts-store.ts'
import { payoutAccountLimit, withdrawBanks } from '../withdrawals/withdraw-settings.ts'

export default implement(bindPayoutAccount, async (ctx, { bank: code, holder, number: given, paymentPassword }) => {
  const { memberId, account, currency } = ctx.session
  const refuse = (refusal: Parameters<typeof ctx.refusal>[0], field: string) =>
    ctx.refusal(refusal, { fields: [{ field, messageKey: `refusals.${refusal}` }] })
  const settings = ctx.use(settingsPort)
  const bank = settings.read(withdrawBanks).find((each) => each.code === code && each.currency === currency)
  if (!bank) throw refuse('payout.bank.unknown', 'bank')
  const number = bank.kind === 'crypto' ? given : given.toUpperCase()
  if (number.length < bank.numberMin || number.length > bank.numberMax) {
    const bounds = { min: bank.numberMin, max: bank.numberMax }
    throw ctx.refusal('request.invalid', { fields: [{ field: 'number', messageKey: 'fault.format', ...bounds }] })
  }
  const wrong = (messageKey: string) => ctx.refusal('request.invalid', { fields: [{ field: 'number', messageKey }] })
  if (bank.numberForm === 'digits' && !/^\d+$/.test(number)) throw wrong('fault.digits')
  if (bank.numberForm === 'iban' && !isIban(number)) throw wrong('fault.iban')
  if (bank.network !== undefined && !isCryptoAddress(bank.network, number)) {
    throw wrong('fault.coin.address')
  }
  if (await hasPaymentPassword(ctx.db, memberId)) await confirmPaymentPassword(ctx, memberId, paymentPassword ?? '')

  return ctx.conclude(async ({ tx, clock }) => {
    // Two at once are counted one after the other.
    await lockMemberByAccount(tx, account)
    const bound = await boundAccounts(tx, memberId)
    if (bound.length >= settings.read(payoutAccountLimit)) throw ctx.refusal('payout.account.limit')
    const first = await payoutHolder(tx, memberId)
    if (first !== null && !isSameHolder(first, holder)) throw refuse('payout.account.holder.differs', 'holder')
    const added = await insertAccount(tx, { memberId, kind: bank.kind, bank: code, holder, number, at: clock.now() })
    if (!added) throw refuse('payout.account.taken', 'number')
    return describeAccount(ctx, added)
  })
})
