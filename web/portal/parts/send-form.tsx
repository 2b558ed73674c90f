import { listDownlines } from '@croupier/api/agents/downlines/list-downlines.ts'
import { listSendings, sendToDownline, sendToUpline, showSendingRules } from '@croupier/api/agents/sendings/sendings.ts'
import { showDownline } from '@croupier/api/agents/downlines/show-downline.ts'
import { showBalance } from '@croupier/api/wallet/purses/show-balance.ts'
import { amountInText } from '@croupier/client/words/kit-words.ts'
import { isRefused } from '@croupier/client/call-refused.ts'
import { useCall, useOperation } from '@croupier/client/use-operation.ts'
import { Words } from '@croupier/client/words/rich-words.tsx'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { AmountField } from '@croupier/kit/fields/amount-field.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { Notice } from '@croupier/kit/components/notice.tsx'
import { PasswordField } from '@croupier/kit/fields/password-field.tsx'
import { Skeleton, Waiting } from '@croupier/kit/components/skeleton.tsx'
import { TextField } from '@croupier/kit/fields/text-field.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { Form } from '@croupier/kit/form/form.tsx'
import { useForm } from '@croupier/kit/form/use-form.ts'
import { type ReactNode, useState } from 'react'
import { openDialog } from '../dialogs/open-dialog.ts'
import { missedLimit } from './amount-limits.ts'
import { FormProblem } from './form-problem.tsx'
import { OpenBonuses } from './give-up-bonus.tsx'
import { ReadFault } from './read-fault.tsx'

const refreshes = [showSendingRules, listSendings, showBalance, showDownline, listDownlines]

/** Sends money to one's upline, or to somebody directly below. */
export function SendForm({
  direction,
  account,
  onDone,
}: {
  direction: 'down' | 'up'
  account: string
  onDone?: () => void
}): ReactNode {
  const { t } = useWords('agent', 'fault', 'fields', 'refusals')
  const read = useOperation(showSendingRules, {}, { staleMilliseconds: 0 })
  const rules = read.data
  const [amount, setAmount] = useState('')
  /** Since it was refused, the bonus in its way was given up. */
  const [isClear, setClear] = useState(false)
  const down = useCall(sendToDownline, { refreshes })
  const up = useCall(sendToUpline, { refreshes })
  const form = useForm(direction === 'down' ? sendToDownline.input : sendToUpline.input, {
    extra: () => (direction === 'down' ? { account } : {}),
    async onSubmit(input: { amount: string; note?: string; paymentPassword: string }) {
      setClear(false)
      if (!rules) return undefined
      const { currency, least, most, leftToday, available } = rules
      const fault = missedLimit(input.amount, currency, { least, most, today: leftToday, available })
      if (fault) return { value: { fields: [fault] } }
      const sent = direction === 'down' ? await down.mutateAsync({ ...input, account }) : await up.mutateAsync(input)
      showToast({
        tone: 'good',
        text: t('agent.send.done', { account: sent.to, amount: amountInText(sent.amount, sent.currency) }),
      })
      setAmount('')
      form.reset()
      onDone?.()
      return undefined
    },
  })
  if (read.error && !rules) return <ReadFault of={read} />
  if (!rules) {
    return (
      <Waiting>
        <Skeleton className="h-64 w-full" />
      </Waiting>
    )
  }
  const { currency } = rules
  if (!(direction === 'down' ? rules.isDownOpen : rules.isUpOpen)) return <Notice>{t('refusals.send.closed')}</Notice>
  if (!rules.hasPaymentPassword) {
    return (
      <div className="flex flex-col items-start gap-4">
        <p className="text-ink-soft">{t('agent.send.needsPassword')}</p>
        <Button variant="action" onClick={() => openDialog({ kind: 'paymentPassword' })}>
          {t('agent.send.choosePassword')}
        </Button>
      </div>
    )
  }
  return (
    <Form form={form} className="gap-5">
      <p className="text-sm text-ink-soft">
        <Words
          k="agent.send.available"
          values={{
            account: <bdi key="account">{account}</bdi>,
            amount: <Amount key="amount" value={rules.available} currency={currency} className="text-ink" />,
          }}
        />
      </p>
      {!isClear && <FormProblem of={form.problem} />}
      {!isClear && isRefused(form.problem, 'send.bonus.open') && <OpenBonuses onGone={() => setClear(true)} />}
      <AmountField
        name="amount"
        label={t('agent.amount')}
        currency={currency}
        value={amount}
        onAmount={setAmount}
        hint={
          <Words
            k="agent.send.hint"
            values={{
              least: <Amount key="least" value={rules.least} currency={currency} />,
              most: <Amount key="most" value={rules.most} currency={currency} />,
              left: <Amount key="left" value={rules.leftToday} currency={currency} />,
            }}
          />
        }
        required
      />
      <TextField name="note" label={t('agent.note')} maxLength={200} autoComplete="off" />
      <PasswordField
        name="paymentPassword"
        label={t('fields.label.paymentPassword')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={64}
        required
      />
      <Button type="submit" variant="action" size="large" wide loading={form.submitting}>
        {t('agent.send')}
      </Button>
    </Form>
  )
}
