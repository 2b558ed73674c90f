import type { OutputOf } from '@croupier/api/operation.ts'
import { listPromoCodes } from '@croupier/api/promotions/taking-part/list-promo-codes.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { Status, type Tone } from '@croupier/kit/components/badge.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import type { ReactNode } from 'react'

type Used = OutputOf<typeof listPromoCodes>['list'][number]

const tones: Record<Used['status'], Tone> = {
  issued: 'brass',
  claimed: 'jade',
  expired: 'plain',
  cancelled: 'plain',
}

/** The codes one has used, and what became of each. Nothing before the first. */
export function UsedCodes(): ReactNode {
  const { t } = useWords('promotions')
  const { data } = useOperation(listPromoCodes)
  if (!data || data.list.length === 0) return null
  return (
    <section className="mt-5">
      <h3 className="text-sm text-ink-soft">{t('promotions.code.used')}</h3>
      <ul>
        {data.list.map(({ promotionId, promoCode, title, amount, currency, status, usedAt }) => (
          <li
            key={`${promotionId} ${promoCode}`}
            className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-b border-hairline py-3 last:border-0"
          >
            <span className="flex min-w-0 flex-col">
              <bdi className="font-mono text-sm text-ink wrap-anywhere">{promoCode}</bdi>
              <bdi className="text-sm text-ink-soft">{title}</bdi>
              <Time at={usedAt} className="text-xs text-ink-faint" />
            </span>
            <span className="flex flex-col items-end gap-0.5">
              <Amount value={amount} currency={currency} />
              <Status tone={tones[status]} className="text-sm">
                {t(`promotions.status.${status}`)}
              </Status>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
