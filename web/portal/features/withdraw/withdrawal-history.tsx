import type { OutputOf } from '@croupier/api/operation.ts'
import { cancelWithdrawal } from '@croupier/api/wallet/withdrawals/cancel-withdrawal.ts'
import { listWithdrawals } from '@croupier/api/wallet/withdrawals/list-withdrawals.ts'
import { showBalance } from '@croupier/api/wallet/purses/show-balance.ts'
import { showWithdrawSettings } from '@croupier/api/wallet/withdrawals/show-withdraw-settings.ts'
import { useCall, useOperation } from '@croupier/client/use-operation.ts'
import { useRefusalText } from '@croupier/client/use-refusal-text.ts'
import { Words } from '@croupier/client/words/rich-words.tsx'
import { amountInText } from '@croupier/client/words/kit-words.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { EmptyWalletScene } from '@croupier/kit/art/empty-scenes.tsx'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { Status, type Tone } from '@croupier/kit/components/badge.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { ConfirmDialog } from '@croupier/kit/overlays/confirm-dialog.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import { IconButton } from '@croupier/kit/components/icon-button.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { RefreshIcon } from '@croupier/kit/icons/actions.tsx'
import { type ReactNode, useState } from 'react'
import { OrderStamp } from '../../parts/order-stamp.tsx'
import { PagedCard } from '../../parts/paged-card.tsx'
import { useRecordPages } from '../../parts/record-pages.ts'
import { SaveList } from '../../parts/save-list.tsx'
import { Payee } from './payee.tsx'

type Withdrawal = OutputOf<typeof listWithdrawals>['list'][number]

const PAGE = 10
const tones: Record<Withdrawal['state'], Tone> = {
  requested: 'brass',
  processing: 'brass',
  paid: 'jade',
  rejected: 'vermilion',
  cancelled: 'plain',
}

function Row({ withdrawal, onCancel }: { withdrawal: Withdrawal; onCancel: () => void }): ReactNode {
  const { t } = useWords('withdraw')
  const { amount, currency, state, payee, requestedAt, reference, isCancellable, note, received, remaining, coin } =
    withdrawal
  const isOpen = state === 'requested' || state === 'processing'
  return (
    <li className="flex flex-col gap-2 border-b border-hairline py-4 last:border-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Payee payee={payee} />
        <div className="flex flex-col items-end gap-0.5">
          <Amount value={amount} currency={currency} className="text-lg" display />
          <Status tone={tones[state]} live={isOpen} className="text-sm">
            {t(`withdraw.state.${state}`)}
          </Status>
        </div>
      </div>
      {coin !== null && coin.currency !== currency && (
        <p className="text-sm text-ink-soft">
          <bdi dir="ltr" className="figures">
            {`${coin.amount} ${coin.currency} · ${t('withdraw.coin.rate.of', { coin: coin.currency, worth: amountInText(coin.rate, currency) })}`}
          </bdi>
        </p>
      )}
      {/[1-9]/.test(received) && (
        <p className="text-sm text-ink-soft">
          <Words
            k="withdraw.parts.progress"
            values={{
              received: <Amount key="received" value={received} currency={currency} />,
              remaining: <Amount key="remaining" value={remaining} currency={currency} />,
            }}
          />
        </p>
      )}
      {note !== null && <p className="text-sm text-ink-soft">{note}</p>}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-xs text-ink-faint">
        <OrderStamp at={requestedAt} label={t('withdraw.history.reference')} reference={reference} />
        {isCancellable && (
          <Button size="small" variant="ghost" onClick={onCancel}>
            {t('withdraw.cancel')}
          </Button>
        )}
      </div>
    </li>
  )
}

/** One's withdrawals, newest first, each with where it stands; what nobody works on yet can be called back. */
export function WithdrawalHistory(): ReactNode {
  const { t } = useWords('withdraw', 'refusals')
  const refusalText = useRefusalText()
  const pages = useRecordPages('')
  const answer = useOperation(listWithdrawals, { pageSize: PAGE, ...(pages.before && { before: pages.before }) })
  const [cancelling, setCancelling] = useState<Withdrawal>()
  const [isCancelling, setIsCancelling] = useState(false)
  const cancel = useCall(cancelWithdrawal, { refreshes: [listWithdrawals, showBalance, showWithdrawSettings] })
  const amount = cancelling && <Amount key="amount" value={cancelling.amount} currency={cancelling.currency} />

  const confirm = async (): Promise<void> => {
    if (!cancelling) return
    try {
      await cancel.mutateAsync({ reference: cancelling.reference })
      showToast({ tone: 'good', text: <Words k="withdraw.cancel.done" values={{ amount }} /> })
    } catch (refusal) {
      showToast({ tone: 'bad', text: refusalText(refusal) })
      void answer.refetch()
    }
    setIsCancelling(false)
  }

  return (
    <>
      <PagedCard
        title={t('withdraw.history.title')}
        save={<SaveList of={listWithdrawals} input={{}} />}
        aside={
          <IconButton
            size="small"
            label={t('withdraw.history.refresh')}
            icon={<RefreshIcon className={answer.isFetching ? 'animate-[kit-spin_0.8s_linear_infinite]' : undefined} />}
            onClick={() => void answer.refetch()}
          />
        }
        answer={answer}
        pages={pages}
        row={(withdrawal) => (
          <Row
            key={withdrawal.reference}
            withdrawal={withdrawal}
            onCancel={() => {
              setCancelling(withdrawal)
              setIsCancelling(true)
            }}
          />
        )}
        empty={
          <EmptyState scene={<EmptyWalletScene />} title={t('withdraw.history.empty.title')}>
            {t('withdraw.history.empty.text')}
          </EmptyState>
        }
      />
      <ConfirmDialog
        open={isCancelling}
        onClose={() => setIsCancelling(false)}
        onConfirm={() => void confirm()}
        title={t('withdraw.cancel.title')}
        confirm={t('withdraw.cancel')}
        cancel={t('withdraw.cancel.keep')}
        busy={cancel.isPending}
      >
        <Words k="withdraw.cancel.text" values={{ amount }} />
      </ConfirmDialog>
    </>
  )
}
