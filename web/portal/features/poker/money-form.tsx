import { useRefusalText } from '@croupier/client/use-refusal-text.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { Notice } from '@croupier/kit/components/notice.tsx'
import { AmountField } from '@croupier/kit/fields/amount-field.tsx'
import { type ReactNode, useState } from 'react'

/** Brings money to the table: with a seat, or to what lies before one already. */
export function MoneyForm({
  title,
  text,
  action,
  currency,
  suggested,
  shortcuts,
  isPending,
  error,
  onSend,
  onCancel,
}: {
  title: string
  text: string
  action: string
  currency: string
  suggested: string
  shortcuts: readonly string[]
  isPending: boolean
  error: unknown
  onSend: (amount: string) => void
  onCancel: () => void
}): ReactNode {
  const { t } = useWords('poker', 'refusals')
  const refusalText = useRefusalText()
  const [amount, setAmount] = useState(suggested)
  const sent = amount.replace(/\.$/, '')
  return (
    <form
      className="flex max-w-120 flex-col gap-3 rounded-lg border border-hairline bg-surface p-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (Number(sent) > 0) onSend(sent)
      }}
    >
      <h2 className="text-lg font-semibold">{title}</h2>
      <p className="text-sm text-ink-soft">{text}</p>
      <AmountField
        label={t('poker.sit.amount')}
        name="amount"
        currency={currency}
        value={amount}
        onAmount={setAmount}
        shortcuts={shortcuts.map((each) => ({ amount: each }))}
      />
      {error !== null && error !== undefined && (
        <Notice tone="bad" urgent>
          {refusalText(error)}
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="action" loading={isPending} disabled={!(Number(sent) > 0)}>
          {action}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {t('poker.sit.cancel')}
        </Button>
      </div>
    </form>
  )
}
