import { listVendors } from '@croupier/api/games/list-vendors.ts'
import { setVendor } from '@croupier/api/games/set-vendor.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { PasswordField } from '@croupier/kit/fields/password-field.tsx'
import { type ReactNode, useState } from 'react'
import { SaveForm } from '../lists/save-form.tsx'

/** Sets what a vendor and the house both sign with; what is set can be read nowhere. */
export function VendorSecret({ code }: { code: string }): ReactNode {
  const { t } = useWords('console-games')
  const [times, setTimes] = useState(0)
  return (
    <SaveForm
      // Empty again once it is kept.
      key={times}
      operation={setVendor}
      refreshes={[listVendors]}
      // The operation leaves a secret as it is where none is named; here one is asked for.
      extra={() => ({ code, secret: '' })}
      quiet={t('console-games.vendor.secret.save')}
      onDone={() => setTimes(times + 1)}
    >
      <PasswordField
        name="secret"
        label={t('console-games.vendor.secret.new')}
        hint={t('console-games.vendor.secret.hint')}
        autoComplete="off"
        dir="ltr"
        required
      />
    </SaveForm>
  )
}
