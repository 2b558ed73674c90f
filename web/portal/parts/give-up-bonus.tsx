import { showSendingRules } from '@croupier/api/agents/sendings/sendings.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { forfeitBonus } from '@croupier/api/rewards/forfeit-bonus.ts'
import { listBonuses } from '@croupier/api/rewards/list-bonuses.ts'
import { showBalance } from '@croupier/api/wallet/purses/show-balance.ts'
import { showWithdrawSettings } from '@croupier/api/wallet/withdrawals/show-withdraw-settings.ts'
import { useCall, useOperation } from '@croupier/client/use-operation.ts'
import { useRefusalText } from '@croupier/client/use-refusal-text.ts'
import { amountInText } from '@croupier/client/words/kit-words.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { ConfirmDialog } from '@croupier/kit/overlays/confirm-dialog.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { type ReactNode, Suspense, useState } from 'react'

type Claimed = OutputOf<typeof listBonuses>['list'][number]

function lostWith({ amount, bonus }: Claimed): string {
  return bonus?.state === 'waiting' ? amount : (bonus?.balance ?? '0')
}

/** Asked before a bonus is given up, with what is lost in figures. */
export function GiveUpBonus({ claimed, onGone }: { claimed: Claimed; onGone?: (() => void) | undefined }): ReactNode {
  const { t } = useWords('promotions', 'refusals')
  const refusalText = useRefusalText()
  const [isAsked, setIsAsked] = useState(false)
  const forfeit = useCall(forfeitBonus, {
    refreshes: [listBonuses, showBalance, showSendingRules, showWithdrawSettings],
  })
  const { promotionClaimId, currency } = claimed
  const lost = lostWith(claimed)
  return (
    <>
      <Button size="small" className="self-start" onClick={() => setIsAsked(true)}>
        {t('promotions.bonus.forfeit')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onClose={() => setIsAsked(false)}
        title={t('promotions.bonus.forfeit.title')}
        confirm={t('promotions.bonus.forfeit')}
        danger
        busy={forfeit.isPending}
        onConfirm={() =>
          forfeit.mutate(
            { promotionClaimId },
            {
              onSuccess() {
                showToast({ tone: 'good', text: t('promotions.bonus.forfeited') })
                onGone?.()
              },
              onError: (error) => showToast({ tone: 'bad', text: refusalText(error) }),
              onSettled: () => setIsAsked(false),
            },
          )
        }
      >
        <p>{t('promotions.bonus.forfeit.text', { amount: amountInText(lost, currency) })}</p>
      </ConfirmDialog>
    </>
  )
}

function Open({ onGone }: { onGone: () => void }): ReactNode {
  useWords('promotions', 'refusals')
  const { data } = useOperation(listBonuses, { state: 'open' }, { staleMilliseconds: 0 })
  const open = data?.list.filter(({ bonus }) => bonus?.state === 'active') ?? []
  return (
    <ul className="flex flex-col gap-2">
      {open.map((claimed) => (
        <li
          key={claimed.promotionClaimId}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-md border border-hairline bg-raised px-4 py-2"
        >
          <span className="min-w-0 text-sm">
            <bdi className="block font-medium wrap-anywhere">{claimed.title}</bdi>
            <Amount value={lostWith(claimed)} currency={claimed.currency} />
          </span>
          <GiveUpBonus claimed={claimed} onGone={open.length === 1 ? onGone : undefined} />
        </li>
      ))}
    </ul>
  )
}

/**
 * The bonuses that stand in the way of money leaving, each with what giving it up loses. `onGone`: none is left, so what
 * was refused can be asked for again.
 */
export function OpenBonuses({ onGone }: { onGone: () => void }): ReactNode {
  return (
    <Suspense>
      <Open onGone={onGone} />
    </Suspense>
  )
}
