import { socialBindingWish } from '@croupier/api/identity/social/start-social-binding.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { Form } from '@croupier/kit/form/form.tsx'
import { useForm } from '@croupier/kit/form/use-form.ts'
import type { ReactNode } from 'react'
import { followFault } from '../../dialogs/follow-faults.ts'
import { FormProblem } from '../../parts/form-problem.tsx'
import { PresentPassword } from '../../parts/present-password.tsx'
import { leaveFor } from '../../parts/social-way.ts'

/** Asks for the password, then leaves for the page of a house elsewhere whose account is to open this one. */
export function LinkAccountForm({ code, provider }: { code: string; provider: string }): ReactNode {
  const { t } = useWords('social', 'fields', 'fault', 'refusals')
  const form = useForm(socialBindingWish, {
    async onSubmit({ password }) {
      try {
        await leaveFor(code, { purpose: 'bind' }, password)
      } catch (error) {
        followFault(error)
        throw error
      }
    },
  })
  return (
    <Form form={form}>
      <p className="text-ink-soft">{t('social.card.forGood')}</p>
      <FormProblem of={form.problem} />
      <PresentPassword />
      <Button type="submit" variant="action" wide loading={form.submitting}>
        {t('social.card.linkProvider', { provider })}
      </Button>
    </Form>
  )
}
