import { closeAccount } from '@croupier/api/identity/members/close-account.ts'
import { call } from '@croupier/client/call.ts'
import { session } from '@croupier/client/session.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { Form } from '@croupier/kit/form/form.tsx'
import { useForm } from '@croupier/kit/form/use-form.ts'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { followFault } from '../../dialogs/follow-faults.ts'
import { FormProblem } from '../../parts/form-problem.tsx'
import { PresentPassword } from '../../parts/present-password.tsx'

/** The last form of an account: it asks for the password, and closes for good. */
export function CloseAccountForm(): ReactNode {
  const { t } = useWords('security', 'fields', 'fault', 'refusals')
  const navigate = useNavigate()
  const form = useForm(closeAccount.input, {
    async onSubmit(input) {
      try {
        await call(closeAccount, input)
      } catch (error) {
        followFault(error)
        throw error
      }
      session.end()
      showToast({ text: t('security.close.done') })
      await navigate('/')
    },
  })
  return (
    <Form form={form}>
      <p className="text-ink-soft">{t('security.close.text')}</p>
      <FormProblem of={form.problem} />
      <PresentPassword />
      <Button type="submit" variant="danger" wide loading={form.submitting}>
        {t('security.close.submit')}
      </Button>
    </Form>
  )
}
