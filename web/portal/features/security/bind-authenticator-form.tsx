import { beginAuthenticator } from '@croupier/api/identity/authenticator/begin-authenticator.ts'
import { bindAuthenticator } from '@croupier/api/identity/authenticator/bind-authenticator.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { showSecurityConfig } from '@croupier/api/wallet/purses/show-security-config.ts'
import { useCall, useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { TotpKey } from '@croupier/kit/components/totp-key.tsx'
import { Form } from '@croupier/kit/form/form.tsx'
import { useForm } from '@croupier/kit/form/use-form.ts'
import { type ReactNode, useState } from 'react'
import { FormProblem } from '../../parts/form-problem.tsx'
import { PresentPassword } from '../../parts/present-password.tsx'
import { AuthenticatorCode } from './authenticator-code.tsx'

type Offered = OutputOf<typeof beginAuthenticator>

/** The secret as a QR code and in letters, and the first code that proves it was taken. */
function FirstCode({ offered, onDone }: { offered: Offered; onDone: () => void }): ReactNode {
  const { t } = useWords('guard', 'fault', 'refusals')
  const bind = useCall(bindAuthenticator, { refreshes: [showSecurityConfig] })
  const form = useForm(bindAuthenticator.input, {
    async onSubmit(input) {
      await bind.mutateAsync(input)
      onDone()
    },
  })
  return (
    <Form form={form}>
      <p className="text-ink-soft">{t('guard.authenticator.scan')}</p>
      <TotpKey {...offered} qrLabel={t('guard.authenticator.qr')} label={t('guard.authenticator.key')} />
      <FormProblem of={form.problem} />
      <AuthenticatorCode />
      <Button type="submit" variant="action" size="large" wide loading={form.submitting}>
        {t('guard.authenticator.confirm.action')}
      </Button>
    </Form>
  )
}

/** The password first, where there is one, and a code of the app that is linked already; then the new one. */
export function BindAuthenticatorForm({ onDone }: { onDone: () => void }): ReactNode {
  const { t } = useWords('guard', 'fault', 'refusals')
  const begin = useCall(beginAuthenticator)
  const { data } = useOperation(showSecurityConfig)
  const [offered, setOffered] = useState<Offered>()
  const form = useForm(beginAuthenticator.input, {
    async onSubmit(input) {
      setOffered(await begin.mutateAsync(input))
    },
  })
  if (offered) return <FirstCode offered={offered} onDone={onDone} />
  return (
    <Form form={form}>
      <p className="text-ink-soft">{t('guard.authenticator.about')}</p>
      <FormProblem of={form.problem} />
      <PresentPassword isFirst />
      {data?.bound.authenticator && <AuthenticatorCode />}
      <Button type="submit" variant="action" size="large" wide loading={form.submitting}>
        {t('guard.authenticator.next.action')}
      </Button>
    </Form>
  )
}
