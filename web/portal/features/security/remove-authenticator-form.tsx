import { removeAuthenticator } from '@croupier/api/identity/authenticator/remove-authenticator.ts'
import { showSecurityConfig } from '@croupier/api/wallet/purses/show-security-config.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { Form } from '@croupier/kit/form/form.tsx'
import { useForm } from '@croupier/kit/form/use-form.ts'
import type { ReactNode } from 'react'
import { FormProblem } from '../../parts/form-problem.tsx'
import { PresentPassword } from '../../parts/present-password.tsx'
import { AuthenticatorCode } from './authenticator-code.tsx'

/** Password and a code: whoever finds an open session takes no protection away. */
export function RemoveAuthenticatorForm({ onDone }: { onDone: () => void }): ReactNode {
  const { t } = useWords('guard', 'fault', 'refusals')
  const remove = useCall(removeAuthenticator, { refreshes: [showSecurityConfig] })
  const form = useForm(removeAuthenticator.input, {
    async onSubmit(input) {
      await remove.mutateAsync(input)
      onDone()
    },
  })
  return (
    <Form form={form}>
      <FormProblem of={form.problem} />
      <PresentPassword isFirst />
      <AuthenticatorCode />
      <Button type="submit" variant="action" size="large" wide loading={form.submitting}>
        {t('guard.authenticator.remove.action')}
      </Button>
    </Form>
  )
}
