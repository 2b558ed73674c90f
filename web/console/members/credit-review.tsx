import type { ReceivedOf } from '@croupier/api/operation.ts'
import type { creditMember } from '@croupier/api/wallet/purses/credit-member.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { type ReactNode, useState } from 'react'
import { Problem } from '../lists/problem.tsx'

interface CreditReviewProps {
  credit: ReceivedOf<typeof creditMember>
  currency: string
  onBack: () => void
  onConfirm: () => Promise<void>
}

/** The credit once more, large, before it is booked. */
export function CreditReview({ credit, currency, onBack, onConfirm }: CreditReviewProps): ReactNode {
  const { t } = useWords('console-members')
  const [problem, setProblem] = useState<unknown>()
  const [booking, setBooking] = useState(false)

  async function confirm(): Promise<void> {
    setBooking(true)
    setProblem(undefined)
    try {
      await onConfirm()
    } catch (error) {
      setProblem(error)
      setBooking(false)
    }
  }

  return (
    <div className="flex flex-col gap-5">
      <div className="text-center">
        <Amount value={credit.amount} currency={currency} sign="always" tone="in" display className="text-3xl" />
        <p className="mt-2 text-ink-soft">{t('console-members.credit.to', { account: credit.account })}</p>
      </div>
      <dl className="rounded-md border border-hairline bg-raised px-4 py-3 text-sm">
        <dt className="text-ink-faint">{t('console.reason.label')}</dt>
        <dd className="wrap-anywhere whitespace-pre-wrap">{credit.note}</dd>
      </dl>
      <Problem of={problem} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button disabled={booking} onClick={onBack}>
          {t('kit.back')}
        </Button>
        <Button variant="action" loading={booking} onClick={() => void confirm()}>
          {t('console-members.credit.action')}
        </Button>
      </div>
    </div>
  )
}
