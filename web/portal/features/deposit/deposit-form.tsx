import type { OutputOf } from '@croupier/api/operation.ts'
import { depositFee } from '@croupier/api/wallet/deposits/deposit-fee.ts'
import { listDeposits } from '@croupier/api/wallet/deposits/list-deposits.ts'
import { requestDeposit } from '@croupier/api/wallet/deposits/request-deposit.ts'
import type { showDepositSettings } from '@croupier/api/wallet/deposits/show-deposit-settings.ts'
import { Money } from '@croupier/basis/money.ts'
import { Ratio } from '@croupier/basis/ratio.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useRefusalText } from '@croupier/client/use-refusal-text.ts'
import { amountInText } from '@croupier/client/words/kit-words.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { AmountField } from '@croupier/kit/fields/amount-field.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { Card } from '@croupier/kit/components/card.tsx'
import { Notice } from '@croupier/kit/components/notice.tsx'
import { Select } from '@croupier/kit/fields/select.tsx'
import type { Fault } from '@croupier/kit/form/fault.ts'
import { useKitWords } from '@croupier/kit/words.tsx'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { missedLimit } from '../../parts/amount-limits.ts'
import { type Channel, ChannelChoice } from './channel-choice.tsx'
import { keepChannel, lastChannel } from './last-channel.ts'
import { VoucherForm } from './voucher-form.tsx'
import type { DepositPlace } from './deposit-desk.tsx'
import { DepositReview } from './deposit-review.tsx'

type Settings = OutputOf<typeof showDepositSettings>

/** What the channel keeps back of an amount, by the formula that books it. */
function feeOf(amount: string, channel: Channel, currency: string): Money {
  const { units } = Money.parse(amount, currency)
  const fixed = Money.parse(channel.feeFixed, currency).units
  return new Money(currency, depositFee(Ratio.percent(channel.feePercent), fixed, units))
}

/** Choose how and how much, look at it once more, and go to the provider's page. */
export function DepositForm({ settings, place }: { settings: Settings; place?: DepositPlace | undefined }): ReactNode {
  const { t } = useWords('deposit', 'fault', 'refusals')
  const refusalText = useRefusalText()
  const kit = useKitWords()
  const navigate = useNavigate()
  const { currency, channels } = settings
  const [code, setCode] = useState(() => lastChannel() ?? channels[0]?.code ?? '')
  const [amount, setAmount] = useState('')
  const [promotion, setPromotion] = useState('')
  const [fault, setFault] = useState<Fault>()
  const [isReview, setIsReview] = useState(false)
  const [isLeaving, setIsLeaving] = useState(false)
  const request = useCall(requestDeposit, { refreshes: [listDeposits] })
  const channel = channels.find((each) => each.code === code) ?? channels[0]
  if (!channel) return null

  const told = (found: Fault): string =>
    found.messageKey === 'fault.format' ? t('deposit.amount.needed') : kit.fault(found)

  const review = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found = !/[1-9]/.test(amount)
      ? { field: 'amount', messageKey: 'fault.format' }
      : missedLimit(amount, currency, { least: channel.minimumAmount, most: channel.maximumAmount })
    setFault(found)
    if (found === undefined) setIsReview(true)
    else event.currentTarget.querySelector<HTMLInputElement>('input[name=amount]')?.focus()
  }
  const pay = () =>
    request.mutate(
      { kind: channel.kind, channel: channel.code, amount, ...(promotion !== '' && { promotion }) },
      {
        onSuccess({ reference, url }) {
          keepChannel(channel.code)
          if (place) {
            place.onOrder(reference)
            return
          }
          // Going back in the browser finds the order, not an empty form.
          void navigate(`/member?page=depositv2&order=${reference}`, { replace: url !== null })
          if (url === null) return
          setIsLeaving(true)
          window.location.assign(url)
        },
        onError({ fields }) {
          // The channel takes other amounts by now: said where the amount is typed.
          const [late] = fields
          if (!late) return
          request.reset()
          setIsReview(false)
          setFault(late)
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
  const choice = (
    <ChannelChoice
      channels={channels}
      currency={currency}
      chosen={channel.code}
      onChoose={(chosen) => {
        setCode(chosen)
        setFault(undefined)
      }}
    />
  )
  const promotionChoice = settings.promotions.length > 0 && (
    <Select
      label={t('deposit.promotion.label')}
      value={promotion}
      onChange={(event) => setPromotion(event.target.value)}
      options={[
        { value: '', label: t('deposit.promotion.all') },
        ...settings.promotions.map(({ id, title }) => ({ value: id, label: title })),
        { value: 'none', label: t('deposit.promotion.none') },
      ]}
    />
  )
  if (channel.kind === 'voucher') {
    return (
      <Card>
        <div className="flex flex-col gap-6">
          {choice}
          {promotionChoice}
          <VoucherForm promotion={promotion === '' ? undefined : promotion} place={place} />
        </div>
      </Card>
    )
  }
  return (
    <Card>
      <form noValidate onSubmit={review} className="flex flex-col gap-6">
        {choice}
        <AmountField
          name="amount"
          label={t('deposit.amount.label')}
          hint={t('deposit.amount.hint', {
            least: amountInText(channel.minimumAmount, currency),
            most: amountInText(channel.maximumAmount, currency),
          })}
          error={fault && told(fault)}
          currency={currency}
          value={amount}
          onAmount={(given) => {
            setAmount(given)
            setFault(undefined)
          }}
          shortcuts={channel.presets.map((preset) => ({ amount: preset }))}
        />
        {promotionChoice}
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
