import { showSendingRules } from '@croupier/api/agents/sendings/sendings.ts'
import { changePaymentPassword } from '@croupier/api/identity/passwords/change-payment-password.ts'
import { choosePaymentPassword } from '@croupier/api/identity/passwords/choose-payment-password.ts'
import { showPaymentPassword } from '@croupier/api/identity/passwords/show-payment-password.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { showWithdrawSettings } from '@croupier/api/wallet/withdrawals/show-withdraw-settings.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useRefusalText } from '@croupier/client/use-refusal-text.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { Notice } from '@croupier/kit/components/notice.tsx'
import { PasswordField } from '@croupier/kit/fields/password-field.tsx'
import { Form } from '@croupier/kit/form/form.tsx'
import { type FormState, useForm } from '@croupier/kit/form/use-form.ts'
import type { ReactNode } from 'react'
import { followFault } from '../../dialogs/follow-faults.ts'

type Present = OutputOf<typeof showPaymentPassword>

/** Where money waits for it: at withdrawals, and at what is sent to uplines and downlines. */
const refreshes = [showPaymentPassword, showWithdrawSettings, showSendingRules]

function NewPassword({ label, maxLength }: { label: string; maxLength: number }): ReactNode {
  const { t } = useWords('withdraw')
  const digits = { inputMode: 'numeric', autoComplete: 'off', maxLength, required: true } as const
  return (
    <>
      <PasswordField name="paymentPassword" label={label} {...digits} />
      <PasswordField name="confirmPaymentPassword" label={t('withdraw.password.repeat')} {...digits} />
    </>
  )
}

function Problem({ form }: { form: FormState }): ReactNode {
  const refusalText = useRefusalText()
  if (form.problem === undefined) return null
  return (
    <Notice tone="bad" urgent>
      {refusalText(form.problem)}
    </Notice>
  )
}

function ChooseForm({ present, onDone }: { present: Present; onDone: () => void }): ReactNode {
  const { t } = useWords('withdraw', 'fields', 'fault', 'refusals')
  const choose = useCall(choosePaymentPassword, { refreshes })
  const form = useForm(choosePaymentPassword.input, {
    async onSubmit(input) {
      await choose.mutateAsync(input).catch((error: unknown) => {
        followFault(error)
        throw error
      })
      onDone()
    },
  })
  const { minLength: min, maxLength: max, asksPassword } = present
  return (
    <Form form={form}>
      <p className="text-sm text-ink-soft">{t('withdraw.password.set.text', { min, max })}</p>
      <Problem form={form} />
      {asksPassword && (
        <PasswordField
          name="password"
          label={t('withdraw.password.login')}
          hint={t('withdraw.password.login.hint')}
          autoComplete="current-password"
          maxLength={128}
          required
        />
      )}
      <NewPassword label={t('withdraw.password.new')} maxLength={max} />
      <Button type="submit" variant="action" size="large" wide loading={form.submitting}>
        {t('withdraw.password.set')}
      </Button>
    </Form>
  )
}

function ChangeForm({ present, onDone }: { present: Present; onDone: () => void }): ReactNode {
  const { t } = useWords('withdraw', 'fields', 'fault', 'refusals')
  const change = useCall(changePaymentPassword, { refreshes })
  const form = useForm(changePaymentPassword.input, {
    async onSubmit(input) {
      await change.mutateAsync(input).catch((error: unknown) => {
        followFault(error)
        throw error
      })
      onDone()
    },
  })
  return (
    <Form form={form}>
      <Problem form={form} />
      <PasswordField
        name="oldPaymentPassword"
        label={t('withdraw.password.old')}
        hint={t('withdraw.password.forgotten')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={64}
        required
      />
      <NewPassword label={t('withdraw.password.new.other')} maxLength={present.maxLength} />
      <Button type="submit" variant="action" size="large" wide loading={form.submitting}>
        {t('withdraw.password.change')}
      </Button>
    </Form>
  )
}

/** The first payment password, or another one in the place of the present one. */
export function PaymentPasswordForm({ present, onDone }: { present: Present; onDone: () => void }): ReactNode {
  return present.hasWithdrawalPassword ? (
    <ChangeForm present={present} onDone={onDone} />
  ) : (
    <ChooseForm present={present} onDone={onDone} />
  )
}
