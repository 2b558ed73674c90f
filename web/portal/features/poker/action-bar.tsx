import { moveAtTable } from '@croupier/api/poker/move-at-table.ts'
import { payableStep } from '@croupier/basis/currency.ts'
import { Money } from '@croupier/basis/money.ts'
import { amountInText } from '@croupier/client/words/kit-words.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useRefusalText } from '@croupier/client/use-refusal-text.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { Notice } from '@croupier/kit/components/notice.tsx'
import { AmountField } from '@croupier/kit/fields/amount-field.tsx'
import { type ReactNode, useState } from 'react'
import type { PokerTable } from './use-table.ts'

type Choices = NonNullable<PokerTable['choices']>
type Raise = NonNullable<Choices['raise']>
type Hand = NonNullable<PokerTable['hand']>

const chipsOf = (text: string, currency: string) => Number(Money.parse(text, currency).units / payableStep(currency))
const textOf = (chips: number, currency: string) =>
  new Money(currency, BigInt(chips) * payableStep(currency)).toString()

/** What is typed, where it may be raised to. */
function raiseIn(typed: string, { least, most }: Raise, currency: string): string | undefined {
  const money = Money.read(typed, currency)
  if (!(money instanceof Money)) return undefined
  const isWithin = money.units >= Money.parse(least, currency).units && money.units <= Money.parse(most, currency).units
  return isWithin ? money.toString() : undefined
}

function RaiseField({
  raise,
  choices,
  currency,
  value,
  onChange,
}: {
  raise: Raise
  choices: Choices
  currency: string
  value: string
  onChange: (value: string) => void
}): ReactNode {
  const { t } = useWords('poker')
  const within = raiseIn(value, raise, currency)
  const presets = [
    ['least', raise.least],
    ['halfPot', choices.halfPot],
    ['pot', choices.pot],
    ['allIn', raise.most],
  ] as const
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <AmountField
        label={t('poker.act.amount')}
        name="raise"
        currency={currency}
        value={value}
        onAmount={onChange}
        shortcuts={presets.flatMap(([name, amount]) =>
          amount === null ? [] : [{ label: t(`poker.act.${name}`), amount }],
        )}
      />
      <input
        type="range"
        aria-label={t('poker.act.amount')}
        className="poker-slider"
        min={chipsOf(raise.least, currency)}
        max={chipsOf(raise.most, currency)}
        value={chipsOf(within ?? raise.least, currency)}
        onChange={({ target }) => onChange(textOf(Number(target.value), currency))}
      />
    </div>
  )
}

/** What whoever is on turn can do. */
export function ActionBar({
  table,
  hand,
  choices,
  onDone,
}: {
  table: PokerTable
  hand: Hand
  choices: Choices
  onDone: (answer: PokerTable) => void
}): ReactNode {
  const { t } = useWords('poker', 'refusals')
  const refusalText = useRefusalText()
  const { currency, tableId, isTrial } = table.table
  const { raise, call } = choices
  const [typed, setTyped] = useState(raise?.least ?? '')
  const move = useCall(moveAtTable)
  const send = (kind: 'fold' | 'check' | 'call' | 'raise', to?: string) =>
    move.mutate(
      { tableId, handId: hand.handId, moves: hand.moves, kind, ...(to === undefined ? {} : { to }) },
      { onSuccess: onDone },
    )
  const text = (amount: string) => (isTrial ? amount : amountInText(amount, currency))
  const to = raise ? raiseIn(typed, raise, currency) : undefined
  const isBet = Number(call) === 0 && hand.players.every(({ street }) => Number(street) === 0)
  return (
    <section aria-label={t('poker.act')} className="flex flex-col gap-3">
      {move.error && (
        <Notice tone="bad" urgent>
          {refusalText(move.error)}
        </Notice>
      )}
      <div className="poker-actions">
        <Button disabled={move.isPending} onClick={() => send('fold')}>
          {t('poker.act.fold')}
        </Button>
        {Number(call) === 0 ? (
          <Button disabled={move.isPending} onClick={() => send('check')}>
            {t('poker.act.check')}
          </Button>
        ) : (
          <Button disabled={move.isPending} onClick={() => send('call')}>
            {t('poker.act.call', { amount: text(call) })}
          </Button>
        )}
        {raise && (
          <Button
            variant="action"
            disabled={move.isPending || to === undefined}
            onClick={() => to !== undefined && send('raise', to)}
          >
            {t(isBet ? 'poker.act.bet' : 'poker.act.raise', { amount: text(to ?? raise.least) })}
          </Button>
        )}
      </div>
      {raise && <RaiseField raise={raise} choices={choices} currency={currency} value={typed} onChange={setTyped} />}
    </section>
  )
}
