import { confirmTotpEnrolment } from '@croupier/api/staff/confirm-totp-enrolment.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { TextField } from '@croupier/kit/fields/text-field.tsx'
import { TotpKey } from '@croupier/kit/components/totp-key.tsx'
import { Form } from '@croupier/kit/form/form.tsx'
import { useForm } from '@croupier/kit/form/use-form.ts'
import type { ReactNode } from 'react'
import { Problem } from '../lists/problem.tsx'

/** The secret as a QR code and in letters, and the first code that proves it was taken. */
export function TotpSecret({
  offered,
  onCode,
}: {
  offered: { secret: string; uri: string }
  onCode: (code: string) => Promise<void>
}): ReactNode {
  const { t } = useWords('console-staff')
  const form = useForm(confirmTotpEnrolment.input, { onSubmit: ({ code }) => onCode(code) })
  return (
    <Form form={form} className="gap-5">
      <p className="text-ink-soft">{t('console-staff.totp.scan')}</p>
      <TotpKey
        {...offered}
        qrLabel={t('kit.qr.label', { target: t('console.account.totp') })}
        label={t('console-staff.totp.secret')}
      />
      <TextField
        name="code"
        label={t('console-staff.totp.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the step follows from a press, and its one box is next
        autoFocus
      />
      <Problem of={form.problem} />
      <Button type="submit" variant="action" loading={form.submitting} className="self-start">
        {t('console-staff.totp.confirm')}
      </Button>
    </Form>
  )
}
