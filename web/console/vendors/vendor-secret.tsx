import { listVendors } from '@croupier/api/games/list-vendors.ts'
import { setVendor } from '@croupier/api/games/set-vendor.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { PasswordField } from '@croupier/kit/components/password-field.tsx'
import { showToast } from '@croupier/kit/components/toast-queue.ts'
import { Form } from '@croupier/kit/form/form.tsx'
import { useForm } from '@croupier/kit/form/use-form.ts'
import type { ReactNode } from 'react'
import { Problem } from '../lists/problem.tsx'

/** Sets what a vendor and the house both sign with; what is set can be read nowhere. */
export function VendorSecret({ code }: { code: string }): ReactNode {
  const { t } = useWords('console-games')
  const set = useCall(setVendor, { refreshes: [listVendors] })
  const form = useForm(setVendor.input, {
    extra: () => ({ code }),
    onSubmit: async (input): Promise<void> => {
      if (!input.secret) return form.setFaults([{ field: 'secret', messageKey: 'fault.required' }])
      await set.mutateAsync(input)
      form.reset()
      showToast({ tone: 'good', text: t('kit.saved') })
    },
  })
  return (
    <Form form={form} className="gap-4">
      <PasswordField
        name="secret"
        label={t('console-games.vendor.secret.new')}
        hint={t('console-games.vendor.secret.hint')}
        autoComplete="off"
        dir="ltr"
        required
      />
      <Problem of={form.problem} />
      <Button type="submit" size="small" loading={form.submitting} className="self-start">
        {t('console-games.vendor.secret.save')}
      </Button>
    </Form>
  )
}
