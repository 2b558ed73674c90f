import type { OutputOf } from '@croupier/api/operation.ts'
import type { showDeposit } from '@croupier/api/wallet/deposits/show-deposit.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Time } from '@croupier/kit/components/time.tsx'
import type { ReactNode } from 'react'

/** What happened to a deposit, in its order. */
export function DepositTimeline({ deposit }: { deposit: OutputOf<typeof showDeposit> }): ReactNode {
  const { t } = useWords('deposit')
  const { createdAt, claimedAt, seenAt, settledAt, state } = deposit
  const steps = [
    { id: 'asked', text: t('deposit.timeline.asked'), at: createdAt },
    { id: 'seen', text: t('deposit.timeline.seen'), at: seenAt },
    { id: 'told', text: t('deposit.timeline.told'), at: claimedAt },
    {
      id: 'settled',
      text: t(state === 'paid' ? 'deposit.timeline.paid' : 'deposit.timeline.failed'),
      at: settledAt,
    },
  ]
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-sm font-medium">{t('deposit.timeline.title')}</h3>
      <ol className="flex flex-col gap-2 border-s border-hairline ps-4 text-sm">
        {steps.map(
          ({ id, text, at }) =>
            at !== null && (
              <li key={id} className="flex flex-wrap justify-between gap-x-4">
                <span>{text}</span>
                <Time at={at} className="text-ink-soft" />
              </li>
            ),
        )}
      </ol>
    </section>
  )
}
