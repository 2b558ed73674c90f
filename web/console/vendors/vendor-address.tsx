import { signsWithKeys } from '@croupier/api/games/game-types.ts'
import { listVendors } from '@croupier/api/games/list-vendors.ts'
import { setVendor } from '@croupier/api/games/set-vendor.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { PasswordField } from '@croupier/kit/components/password-field.tsx'
import { TextField } from '@croupier/kit/components/text-field.tsx'
import { showToast } from '@croupier/kit/components/toast-queue.ts'
import { Form } from '@croupier/kit/form/form.tsx'
import { useForm } from '@croupier/kit/form/use-form.ts'
import { type ReactNode, useState } from 'react'
import { Problem } from '../lists/problem.tsx'
import type { Vendor } from './vendor-list.tsx'

/** Where a vendor is reached, and what he calls us. */
export function VendorAddress({ vendor }: { vendor: Vendor }): ReactNode {
  const { code, launchUrl, casinoId } = vendor
  const { t } = useWords('console-games', 'fault')
  const [address, setAddress] = useState(launchUrl)
  const isElsewhere = launchUrl !== null && address !== launchUrl
  const isSecretAskedAgain = isElsewhere && vendor.hasSecret && !signsWithKeys(vendor.protocol)
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
        onChange={(event) => setAddress(event.target.value)}
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
      {isSecretAskedAgain && (
        <PasswordField
          name="secret"
          label={t('console-games.vendor.secret')}
          hint={t('console-games.vendor.secret.again')}
          autoComplete="off"
          dir="ltr"
          required
        />
      )}
      <Problem of={form.problem} />
      <Button type="submit" size="small" loading={form.submitting} className="self-start">
        {t('console-games.vendor.address.save')}
      </Button>
    </Form>
  )
}
