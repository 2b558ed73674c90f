import type { OutputOf } from '@croupier/api/operation.ts'
import type { listPayoutAccounts } from '@croupier/api/wallet/payout-accounts/list-payout-accounts.ts'
import { classNames } from '@croupier/kit/class-names.ts'
import { BankIcon, WalletIcon } from '@croupier/kit/icons/money.tsx'
import type { ReactNode } from 'react'

export type PayoutAccount = OutputOf<typeof listPayoutAccounts>['list'][number]

type Shown = Pick<PayoutAccount, 'kind' | 'bankName' | 'holder' | 'number'>

/** Where money goes: the bank, the end of the number, the holder. */
export function Payee({ payee, className }: { payee: Shown; className?: string }): ReactNode {
  const Icon = payee.kind === 'bank' ? BankIcon : WalletIcon
  return (
    <span className={classNames('flex min-w-0 items-center gap-3', className)}>
      <span className="flex size-10 shrink-0 items-center justify-center rounded-md border border-hairline bg-surface text-xl text-brass">
        <Icon />
      </span>
      <span className="flex min-w-0 flex-col">
        <span className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-medium text-ink">
            <bdi>{payee.bankName}</bdi>
          </span>
          <bdi dir="ltr" className="figures text-sm text-ink-soft">
            {payee.number.replace(/•+/, '•••• ')}
          </bdi>
        </span>
        <span className="truncate text-xs text-ink-faint">
          <bdi>{payee.holder}</bdi>
        </span>
      </span>
    </span>
  )
}
