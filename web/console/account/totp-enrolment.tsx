import { beginTotpEnrolment } from '@croupier/api/staff/begin-totp-enrolment.ts'
import { confirmTotpEnrolment } from '@croupier/api/staff/confirm-totp-enrolment.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { call } from '@croupier/client/call.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { PasswordField } from '@croupier/kit/fields/password-field.tsx'
import { Form } from '@croupier/kit/form/form.tsx'
import { useForm } from '@croupier/kit/form/use-form.ts'
import { type ReactNode, useState } from 'react'
import { Problem } from '../lists/problem.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { TotpSecret } from './totp-secret.tsx'

/** Password, then QR code and first code, then the recovery codes that are shown this once. */
export function TotpEnrolment({
  known,
  onDone,
}: {
  /** The password typed at log-in a moment ago, so that it is not asked twice. */
  known?: string | undefined
  onDone: () => unknown
}): ReactNode {
  const { t } = useWords('console-staff')
  const [offered, setOffered] = useState<OutputOf<typeof beginTotpEnrolment>>()
  const [codes, setCodes] = useState<readonly string[]>()
  const begin = useForm(beginTotpEnrolment.input, {
    extra: () => (known === undefined ? {} : { password: known }),
    onSubmit: async (input) => setOffered(await call(beginTotpEnrolment, input)),
  })

  if (codes) return <RecoveryCodes codes={codes} onKept={onDone} />
  if (offered) {
    return (
      <TotpSecret
        offered={offered}
        onCode={async (code) => setCodes((await call(confirmTotpEnrolment, { code })).recoveryCodes)}
      />
    )
  }
  return (
    <Form form={begin} className="gap-5">
      {known === undefined && (
        <PasswordField
          name="password"
          label={t('console-staff.password.current')}
          autoComplete="current-password"
          dir="ltr"
        />
      )}
      <Problem of={begin.problem} />
      <Button type="submit" variant="action" loading={begin.submitting} className="self-start">
        {t('console.due.totp.title')}
      </Button>
    </Form>
  )
}
