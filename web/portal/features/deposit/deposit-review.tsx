import { isOneKind, providerKinds } from '@croupier/api/wallet/deposits/deposit-choices.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { Card } from '@croupier/kit/components/card.tsx'
import { Notice } from '@croupier/kit/components/notice.tsx'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Channel } from './channel-choice.tsx'
import { DepositFacts } from './deposit-facts.tsx'

/** What will happen to the money, before it does. */
export function DepositReview({
  channel,
  currency,
  amount,
  fee,
  receives,
  turnoverMultiple,
  expiryMinutes,
  problem,
  isGoing,
  onPay,
  onBack,
}: {
  channel: Channel
  currency: string
  amount: string
  fee: string
  receives: string
  turnoverMultiple: string
  expiryMinutes: number
  problem: string | undefined
  isGoing: boolean
  onPay: () => void
  onBack: () => void
}): ReactNode {
  const { t } = useWords('deposit')
  const isByProvider = isOneKind(providerKinds, channel.kind)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.focus({ preventScroll: true })
    title.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <Card>
      <div className="flex flex-col gap-5">
        <div>
          <h2 ref={title} tabIndex={-1} className="scroll-mt-24 text-lg outline-none">
            {t('deposit.review.title')}
          </h2>
          <p className="mt-2 text-3xl">
            <Amount value={amount} currency={currency} display />
          </p>
        </div>
        <DepositFacts
          rows={[
            { id: 'channel', label: t('deposit.review.channel'), value: channel.name },
            { id: 'fee', label: t('deposit.review.fee'), value: <Amount value={fee} currency={currency} /> },
            {
              id: 'receives',
              label: t('deposit.review.receives'),
              value: <Amount value={receives} currency={currency} tone="in" className="text-lg font-semibold" />,
            },
            { id: 'turnover', label: t('deposit.review.turnover'), value: <bdi dir="ltr">{turnoverMultiple}×</bdi> },
          ]}
        />
        <p className="text-sm text-ink-soft">
          {channel.kind === 'crypto'
            ? t('deposit.review.coin.text', { minutes: expiryMinutes })
            : isByProvider
              ? t('deposit.review.text', { provider: channel.name, minutes: expiryMinutes })
              : t('deposit.review.byHand.text', { minutes: expiryMinutes })}
        </p>
        {channel.kind === 'card' && <Notice>{t('deposit.card.safe', { provider: channel.name })}</Notice>}
        {problem !== undefined && (
          <Notice tone="bad" urgent>
            {problem}
          </Notice>
        )}
        <div className="flex flex-col gap-3 sm:flex-row">
          <Button variant="action" size="large" loading={isGoing} onClick={onPay} className="sm:flex-1">
            {channel.kind === 'crypto'
              ? t('deposit.review.coin.pay')
              : isByProvider
                ? t('deposit.review.pay', { provider: channel.name })
                : t('deposit.review.byHand.pay')}
          </Button>
          <Button size="large" disabled={isGoing} onClick={onBack}>
            {t('deposit.review.back')}
          </Button>
        </div>
      </div>
    </Card>
  )
}
