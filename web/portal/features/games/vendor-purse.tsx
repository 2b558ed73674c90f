import type { OutputOf } from '@croupier/api/operation.ts'
import type { listVendorWallets } from '@croupier/api/funds/list-vendor-wallets.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { Button, buttonClasses } from '@croupier/kit/components/button.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { TransferForm } from '../../parts/transfer-dialog.tsx'

type Wallets = OutputOf<typeof listVendorWallets>

/** Before a game that plays with its vendor's wallet, and finds nothing there: money goes in, and the game goes on. */
export function VendorPurse({
  wallets,
  wallet,
  onGo,
}: {
  wallets: Wallets
  wallet: Wallets['wallets'][number]
  onGo: () => void
}): ReactNode {
  const { t } = useWords('lobby', 'funds')
  const { currency, mainBalance } = wallets
  return (
    <div className="flex w-full max-w-96 flex-col gap-5">
      <div className="flex flex-col gap-2 text-center">
        <p className="font-display text-xl font-semibold text-balance">
          {t('lobby.purse.title', { vendor: wallet.vendorName })}
        </p>
        <p className="text-ink-soft">{t('lobby.purse.text')}</p>
      </div>
      <dl className="flex items-baseline justify-between gap-4 rounded-md bg-sunken px-4 py-3">
        <dt className="text-sm text-ink-faint">{t('lobby.purse.there')}</dt>
        <dd>
          <Amount value={wallet.balance} currency={currency} className="text-xl" display />
        </dd>
      </dl>
      {/[1-9]/.test(mainBalance) ? (
        <TransferForm
          wallets={wallets}
          wallet={wallet}
          direction="in"
          onDone={(state) => {
            if (state === 'done') onGo()
          }}
        />
      ) : (
        <Link to="/member?page=depositv2" className={buttonClasses('action')}>
          {t('lobby.bar.deposit')}
        </Link>
      )}
      <Button variant="ghost" onClick={onGo}>
        {t('lobby.purse.go')}
      </Button>
    </div>
  )
}
