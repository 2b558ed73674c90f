import { coinsOf, coinText } from '@croupier/api/wallet/coin-rates.ts'
import { showPayoutRate } from '@croupier/api/wallet/withdrawals/show-payout-rate.ts'
import { Money } from '@croupier/basis/money.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useRefusalText } from '@croupier/client/use-refusal-text.ts'
import { amountInText } from '@croupier/client/words/kit-words.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import type { ReactNode } from 'react'

/** What a coin is worth now, and how much of it is sent. */
export function CoinLines({ payoutAccountId, receives }: { payoutAccountId: string; receives: string }): ReactNode {
  const { t } = useWords('withdraw', 'refusals')
  const refusalText = useRefusalText()
  const { data, error } = useOperation(showPayoutRate, { payoutAccountId })
  if (error && !data) return <p className="text-sm text-ink-soft">{refusalText(error)}</p>
  if (!data) return null
  const { coin, currency, rate } = data
  // An account in the coin itself: nothing is exchanged.
  if (coin === currency) return null
  return (
    <>
      <div className="flex items-baseline justify-between gap-4">
        <dt className="text-sm text-ink-faint">{t('withdraw.coin.rate')}</dt>
        <dd>
          <bdi dir="ltr">{t('withdraw.coin.rate.of', { coin, worth: amountInText(rate, currency) })}</bdi>
        </dd>
      </div>
      <div className="flex items-baseline justify-between gap-4">
        <dt className="text-sm text-ink-faint">{t('withdraw.coin.sent')}</dt>
        <dd className="figures">
          <bdi dir="ltr">{`${coinText(coin, coinsOf(rate, coin, Money.parse(receives, currency).units, currency))} ${coin}`}</bdi>
        </dd>
      </div>
      <p className="text-xs text-ink-faint">{t('withdraw.coin.text')}</p>
    </>
  )
}
