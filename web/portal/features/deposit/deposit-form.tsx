import type { OutputOf } from '@croupier/api/operation.ts'
import { depositFee } from '@croupier/api/wallet/deposit-fee.ts'
import { listDeposits } from '@croupier/api/wallet/list-deposits.ts'
import { requestDeposit } from '@croupier/api/wallet/request-deposit.ts'
import type { showDepositSettings } from '@croupier/api/wallet/show-deposit-settings.ts'
import { currencyOf } from '@croupier/basis/currency.ts'
import { Money } from '@croupier/basis/money.ts'
import { Ratio } from '@croupier/basis/ratio.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useRefusalText } from '@croupier/client/use-refusal-text.ts'
import { formatAmount } from '@croupier/client/words/figures.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { AmountField } from '@croupier/kit/components/amount-field.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { Card } from '@croupier/kit/components/card.tsx'
import { Notice } from '@croupier/kit/components/notice.tsx'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { type Channel, ChannelChoice } from './channel-choice.tsx'
import { DepositReview } from './deposit-review.tsx'

type Settings = OutputOf<typeof showDepositSettings>

type AmountFault = 'needed' | 'least' | 'most'

function faultOf(amount: string, channel: Channel, currency: string): AmountFault | undefined {
  const money = Money.read(amount, currency)
  if (!(money instanceof Money) || !money.isPositive) return 'needed'
  if (money.units < Money.parse(channel.minimumAmount, currency).units) return 'least'
  if (money.units > Money.parse(channel.maximumAmount, currency).units) return 'most'
  return undefined
}

/** What the channel keeps back of an amount, by the formula that books it. */
function feeOf(amount: string, channel: Channel, currency: string): Money {
  const { units } = Money.parse(amount, currency)
  const fixed = Money.parse(channel.feeFixed, currency).units
  return new Money(currency, depositFee(Ratio.percent(channel.feePercent), fixed, units))
}

/** Choose how and how much, look at it once more, and go to the provider's page. */
export function DepositForm({ settings }: { settings: Settings }): ReactNode {
  const { t } = useWords('deposit', 'refusals')
  const refusalText = useRefusalText()
  const navigate = useNavigate()
  const { currency, channels } = settings
  const [code, setCode] = useState(channels[0]?.code ?? '')
  const [amount, setAmount] = useState('')
  const [fault, setFault] = useState<AmountFault>()
  const [isReview, setIsReview] = useState(false)
  const [isLeaving, setIsLeaving] = useState(false)
  const request = useCall(requestDeposit, { refreshes: [listDeposits] })
  const channel = channels.find((each) => each.code === code) ?? channels[0]
  if (!channel) return null

  const money = (text: string) => `\u2068${currencyOf(currency).symbol}${formatAmount(text)}\u2069`
  const faultText = {
    needed: () => t('deposit.amount.needed'),
    least: () => t('deposit.amount.least', { amount: money(channel.minimumAmount) }),
    most: () => t('deposit.amount.most', { amount: money(channel.maximumAmount) }),
  }

  const review = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found = faultOf(amount, channel, currency)
    setFault(found)
    if (found === undefined) setIsReview(true)
    else event.currentTarget.querySelector<HTMLInputElement>('input[name=amount]')?.focus()
  }
  const pay = () =>
    request.mutate(
      { kind: channel.kind, channel: channel.code, amount },
      {
        onSuccess({ reference, url }) {
          // Whoever goes back in his browser finds his order, not an empty form.
          void navigate(`/member?page=depositv2&order=${reference}`, { replace: url !== null })
          if (url === null) return
          setIsLeaving(true)
          window.location.assign(url)
        },
      },
    )

  if (isReview) {
    const fee = feeOf(amount, channel, currency)
    return (
      <DepositReview
        channel={channel}
        currency={currency}
        amount={amount}
        fee={fee.toString()}
        receives={Money.parse(amount, currency).minus(fee).toString()}
        turnoverMultiple={settings.turnoverMultiple}
        expiryMinutes={settings.expiryMinutes}
        problem={request.error ? refusalText(request.error) : undefined}
        isGoing={request.isPending || isLeaving}
        onPay={pay}
        onBack={() => {
          request.reset()
          setIsReview(false)
        }}
      />
    )
  }
  return (
    <Card>
      <form noValidate onSubmit={review} className="flex flex-col gap-6">
        <ChannelChoice
          channels={channels}
          currency={currency}
          chosen={channel.code}
          onChoose={(chosen) => {
            setCode(chosen)
            setFault(undefined)
          }}
        />
        <AmountField
          name="amount"
          label={t('deposit.amount.label')}
          hint={t('deposit.amount.hint', {
            least: money(channel.minimumAmount),
            most: money(channel.maximumAmount),
          })}
          error={fault && faultText[fault]()}
          currency={currency}
          value={amount}
          onAmount={(given) => {
            setAmount(given)
            setFault(undefined)
          }}
          shortcuts={channel.presets.map((preset) => ({ amount: preset }))}
        />
        {Number(settings.turnoverMultiple) > 0 && (
          <Notice>{t('deposit.turnover', { times: settings.turnoverMultiple })}</Notice>
        )}
        <Button type="submit" variant="action" size="large" wide>
          {t('deposit.review.action')}
        </Button>
      </form>
    </Card>
  )
}
