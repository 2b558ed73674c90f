import { listVendorWallets } from '@croupier/api/funds/list-vendor-wallets.ts'
import { currencyOf } from '@croupier/basis/currency.ts'
import { Money } from '@croupier/basis/money.ts'
import { implement } from '../../platform/implement.ts'
import { settingsPort } from '../../platform/settings.ts'
import { amountText, purseBalances } from '../wallet/index.ts'
import { isOpenFor } from './ask-for-transfer.ts'
import { describeTransfer } from './describe-transfer.ts'
import { transferRules } from './funds-settings.ts'
import { heardBalance } from './heard-balance.ts'
import { openTransfersOf } from './transfers-store.ts'
import { vendorsWithWallets } from './vendors.ts'
import { walletsOf } from './wallets-store.ts'

export default implement(listVendorWallets, async (ctx) => {
  const { session } = ctx
  const { memberId, currency } = session
  const purses = await purseBalances(ctx.db, memberId)
  const main = purses.find(({ name }) => name === 'main')
  const wallets = new Map((await walletsOf(ctx.db, memberId)).map((wallet) => [wallet.vendorId, wallet]))
  const pending = new Map((await openTransfersOf(ctx.db, memberId)).map((transfer) => [transfer.vendorId, transfer]))
  // A closed vendor is shown only to members who may still have money there.
  const shown = vendorsWithWallets(ctx).filter(({ id, status }) => status !== 'closed' || wallets.has(id))

  const rule = ctx.use(settingsPort).read(transferRules)[currency]
  const bound = (text: string) => amountText(currency, Money.parse(text, currency).units)
  return {
    currency,
    mainBalance: amountText(currency, main?.available ?? 0n),
    minimum: rule ? bound(rule.minimum) : null,
    maximum: rule ? bound(rule.maximum) : null,
    decimals: currencyOf(currency).displayScale,
    wallets: await Promise.all(
      shown.map(async (vendor) => {
        const wallet = wallets.get(vendor.id)
        const open = pending.get(vendor.id)
        // Without a transfer to this vendor there is nothing to ask about.
        const heard = wallet && (await heardBalance(ctx, session, vendor))
        return {
          vassalage: vendor.code,
          vendorName: vendor.name,
          balance: amountText(currency, heard?.balance ?? wallet?.knownBalance ?? 0n),
          isFresh: wallet === undefined || heard !== undefined,
          knownAt: heard?.at ?? wallet?.knownAt ?? null,
          isOpen: rule !== undefined && isOpenFor(ctx, vendor, 'in'),
          pending: open ? describeTransfer(ctx, open) : null,
        }
      }),
    ),
  }
})
