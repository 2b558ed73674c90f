import { bindEmail, bindEmailForm } from '@croupier/api/identity/contacts/bind-email.ts'
import { emailAddress } from '@croupier/api/identity/contacts/email-address.ts'
import { sendEmailCode } from '@croupier/api/identity/codes/send-email-code.ts'
import { showMemberInfo } from '@croupier/api/identity/members/show-member-info.ts'
import { call } from '@croupier/client/call.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { Form } from '@croupier/kit/form/form.tsx'
import { useForm } from '@croupier/kit/form/use-form.ts'
import { type ReactNode, useState } from 'react'
import { followFault } from '../../dialogs/follow-faults.ts'
import { FormProblem } from '../../parts/form-problem.tsx'
import { PresentPassword } from '../../parts/present-password.tsx'
import { CodeField } from './code-field.tsx'
import { EmailField } from './email-field.tsx'
import { takeFieldFaults } from '../../parts/take-field-faults.ts'

/** An address, the code that was sent to it, and the password of who has one. */
export function BindEmailForm({ onDone }: { onDone: () => void }): ReactNode {
  const { t } = useWords('password', 'codes', 'fields', 'fault', 'refusals')
  const [email, setEmail] = useState('')
  const bind = useCall(bindEmail, { refreshes: [showMemberInfo] })
  const form = useForm(bindEmailForm, {
    async onSubmit(input) {
      await bind.mutateAsync(input).catch((error: unknown) => {
        followFault(error)
        throw error
      })
      onDone()
    },
  })
  return (
    <Form form={form}>
      <p className="text-sm text-ink-soft">{t('password.email.text')}</p>
      <FormProblem of={form.problem} />
      <EmailField value={email} onChange={setEmail} />
      <CodeField
        request={() => call(sendEmailCode, { email })}
        canSend={emailAddress.safeParse(email).success}
        onRefused={(error) => takeFieldFaults(form, error)}
      />
      <PresentPassword />
      <Button type="submit" variant="action" size="large" wide loading={form.submitting}>
        {t('password.email.action')}
      </Button>
    </Form>
  )
}
