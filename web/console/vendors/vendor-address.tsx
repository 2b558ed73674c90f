import { listVendors } from '@croupier/api/games/list-vendors.ts'
import { setVendor } from '@croupier/api/games/set-vendor.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { TextField } from '@croupier/kit/components/text-field.tsx'
import { showToast } from '@croupier/kit/components/toast-queue.ts'
import { Form } from '@croupier/kit/form/form.tsx'
import { useForm } from '@croupier/kit/form/use-form.ts'
import type { ReactNode } from 'react'
import { Problem } from '../lists/problem.tsx'
import type { Vendor } from './vendor-list.tsx'

/** Where a vendor is reached, and what he calls us. */
export function VendorAddress({ vendor: { code, launchUrl, casinoId } }: { vendor: Vendor }): ReactNode {
  const { t } = useWords('console-games', 'fault')
  const set = useCall(setVendor, { refreshes: [listVendors] })
  const form = useForm(setVendor.input, {
    extra: () => ({ code }),
    onSubmit: async (input): Promise<void> => {
      await set.mutateAsync(input)
      showToast({ tone: 'good', text: t('kit.saved') })
    },
  })
  return (
    <Form form={form} className="gap-4">
      <TextField
        name="launchUrl"
        label={t('console-games.vendor.launchUrl')}
        defaultValue={launchUrl ?? ''}
        inputMode="url"
        dir="ltr"
      />
      <TextField
        name="casinoId"
        label={t('console-games.vendor.casinoId')}
        defaultValue={casinoId ?? ''}
        autoComplete="off"
        dir="ltr"
      />
      <Problem of={form.problem} />
      <Button type="submit" loading={form.submitting} className="self-start">
        {t('console-games.vendor.address.save')}
      </Button>
    </Form>
  )
}
