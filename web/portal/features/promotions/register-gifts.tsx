import { listRegisterPromotions } from '@croupier/api/promotions/taking-part/list-register-promotions.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { GiftIcon } from '@croupier/kit/icons/money.tsx'
import type { ReactNode } from 'react'
import { invitation } from '../../session/invitation.ts'

/**
 * What is given for registering now, each with the way to its terms; nothing where nothing is given. The way opens beside
 * the form, which keeps what was typed.
 */
export function RegisterGifts(): ReactNode {
  const { t } = useWords('identity')
  // Gifts are of the currency that one would have: that of who invites.
  const affiliateCode = invitation() || undefined
  const { data } = useOperation(listRegisterPromotions, { affiliateCode }, { staleMilliseconds: 60_000 })
  if (!data || data.list.length === 0) return null
  return (
    <ul aria-label={t('identity.register.gifts')} className="flex flex-col gap-2">
      {data.list.map(({ promotionId, title, summary, amount, currency }) => (
        <li
          key={promotionId}
          className="relative flex items-center gap-4 rounded-md border border-hairline bg-raised px-4 py-3"
        >
          <GiftIcon className="shrink-0 text-2xl text-brass" />
          <span className="flex min-w-0 flex-1 flex-col">
            <a
              href={`/promotions/${promotionId}`}
              target="_blank"
              rel="noopener"
              className="font-medium text-ink no-underline after:absolute after:inset-0 hover:underline"
            >
              <bdi>{title}</bdi>
            </a>
            <bdi className="text-sm text-ink-soft">{summary}</bdi>
          </span>
          <Amount value={amount} currency={currency} className="text-lg font-semibold text-brass" />
        </li>
      ))}
    </ul>
  )
}
