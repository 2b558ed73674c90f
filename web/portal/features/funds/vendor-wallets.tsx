import { listTransfers } from '@croupier/api/funds/list-transfers.ts'
import { listVendorWallets } from '@croupier/api/funds/list-vendor-wallets.ts'
import { recallFunds } from '@croupier/api/funds/recall-funds.ts'
import type { TransferDirection } from '@croupier/api/funds/transfer-choices.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { showBalance } from '@croupier/api/wallet/purses/show-balance.ts'
import { Money } from '@croupier/basis/money.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useRefusalText } from '@croupier/client/use-refusal-text.ts'
import { Words } from '@croupier/client/words/rich-words.tsx'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { Card } from '@croupier/kit/components/card.tsx'
import { IconButton } from '@croupier/kit/components/icon-button.tsx'
import { Notice } from '@croupier/kit/components/notice.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { RefreshIcon } from '@croupier/kit/icons/actions.tsx'
import { type ReactNode, useState } from 'react'
import { followFault } from '../../dialogs/follow-faults.ts'
import { TransferDialog } from '../../parts/transfer-dialog.tsx'

type Wallets = OutputOf<typeof listVendorWallets>
type VendorWallet = Wallets['wallets'][number]

/** Each vendor's wallet with what is there, the ways in and out, and one tap that brings everything back. */
export function VendorWallets({
  wallets,
  isFetching,
  onRefresh,
}: {
  wallets: Wallets
  isFetching: boolean
  onRefresh: () => void
}): ReactNode {
  const { t } = useWords('funds', 'refusals')
  const refusalText = useRefusalText()
  const { currency } = wallets
  const [moving, setMoving] = useState<{ vassalage: string; direction: TransferDirection }>()
  const [isMoving, setIsMoving] = useState(false)
  const recall = useCall(recallFunds, { refreshes: [listVendorWallets, listTransfers, showBalance] })
  const asked = wallets.wallets.find(({ vassalage }) => vassalage === moving?.vassalage)

  const bringBack = async (): Promise<void> => {
    try {
      const { list } = await recall.mutateAsync({})
      const back = list
        .filter(({ outcome }) => outcome === 'done')
        .reduce((sum, { amount }) => sum.plus(Money.parse(amount ?? '0', currency)), Money.zero(currency))
      const isAll = list.every(({ outcome }) => outcome === 'done' || outcome === 'nothing')
      if (back.isPositive) {
        const amount = <Amount key="amount" value={back.toString()} currency={currency} />
        showToast({ tone: 'good', text: <Words k="funds.recall.done" values={{ amount }} /> })
      }
      if (!isAll) showToast({ text: t('funds.recall.partly') })
      else if (!back.isPositive) showToast({ text: t('funds.recall.nothing') })
    } catch (refusal) {
      followFault(refusal)
      showToast({ tone: 'bad', text: refusalText(refusal) })
    }
  }

  return (
    <Card
      title={t('funds.vendors.title')}
      aside={
        <IconButton
          size="small"
          label={t('funds.refresh')}
          icon={<RefreshIcon className={isFetching ? 'animate-[kit-spin_0.8s_linear_infinite]' : undefined} />}
          onClick={onRefresh}
        />
      }
    >
      <p className="text-sm text-ink-soft">{t('funds.vendors.text')}</p>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-md bg-sunken px-4 py-3">
        <p>
          <span className="block text-sm text-ink-faint">{t('funds.main')}</span>
          <Amount value={wallets.mainBalance} currency={currency} className="text-xl" display />
        </p>
        <Button variant="action" loading={recall.isPending} onClick={() => void bringBack()}>
          {t('funds.recall')}
        </Button>
      </div>
      <ul>
        {wallets.wallets.map((wallet) => (
          <Row
            key={wallet.vassalage}
            wallet={wallet}
            currency={currency}
            onMove={(direction) => {
              setMoving({ vassalage: wallet.vassalage, direction })
              setIsMoving(true)
            }}
          />
        ))}
      </ul>
      {asked && moving && (
        <TransferDialog
          open={isMoving}
          onClose={() => setIsMoving(false)}
          wallets={wallets}
          wallet={asked}
          direction={moving.direction}
        />
      )}
    </Card>
  )
}

function Row({
  wallet,
  currency,
  onMove,
}: {
  wallet: VendorWallet
  currency: string
  onMove: (direction: TransferDirection) => void
}): ReactNode {
  const { t } = useWords('funds')
  const { vendorName, balance, isFresh, knownAt, isOpen, pending } = wallet
  const isEmpty = isFresh && !/[1-9]/.test(balance)
  return (
    <li className="flex flex-col gap-3 border-b border-hairline py-4 last:border-0 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="min-w-40 flex-1">
          <span className="block font-medium text-ink">
            <bdi>{vendorName}</bdi>
          </span>
          {isFresh || knownAt !== null ? (
            <Amount
              value={balance}
              currency={currency}
              className={isFresh ? 'text-xl' : 'text-xl text-ink-faint'}
              display
            />
          ) : (
            '—'
          )}
        </p>
        <div className="flex gap-2">
          <Button disabled={!isOpen || pending !== null} onClick={() => onMove('in')}>
            {t('funds.in')}
          </Button>
          <Button disabled={pending !== null || isEmpty} onClick={() => onMove('out')}>
            {t('funds.out')}
          </Button>
        </div>
      </div>
      {pending && (
        <Notice>
          <Words
            k={pending.direction === 'in' ? 'funds.pending.in' : 'funds.pending.out'}
            values={{ amount: <Amount key="amount" value={pending.amount} currency={currency} /> }}
          />
        </Notice>
      )}
      {!isFresh && (
        <p className="text-sm text-ink-soft">
          {knownAt === null ? (
            t('funds.stale.never')
          ) : (
            <Words k="funds.stale" values={{ when: <Time key="when" at={knownAt} /> }} />
          )}
        </p>
      )}
      {!isOpen && <p className="text-sm text-ink-soft">{t('funds.closed')}</p>}
    </li>
  )
}
