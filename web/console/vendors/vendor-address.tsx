import { traitsOf } from '@croupier/api/games/vendor-protocols.ts'
import { listVendors } from '@croupier/api/games/list-vendors.ts'
import { setVendor } from '@croupier/api/games/set-vendor.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { PasswordField } from '@croupier/kit/fields/password-field.tsx'
import { TextField } from '@croupier/kit/fields/text-field.tsx'
import { type ReactNode, useState } from 'react'
import { SaveForm } from '../lists/save-form.tsx'
import type { Vendor } from './vendor.ts'

/** A vendor's address, and its name for us. */
export function VendorAddress({ vendor }: { vendor: Vendor }): ReactNode {
  const { code, launchUrl, casinoId } = vendor
  const { t } = useWords('console-games')
  const [address, setAddress] = useState(launchUrl)
  const isElsewhere = launchUrl !== null && address !== launchUrl
  const isSecretAskedAgain = isElsewhere && vendor.hasSecret && traitsOf(vendor.protocol).signing !== 'keys'
  return (
    <SaveForm
      operation={setVendor}
      refreshes={[listVendors]}
      // What is set can be changed and not taken away: an emptied field must not look saved.
      extra={() => ({
        code,
        ...(launchUrl !== null && { launchUrl: '' }),
        ...(casinoId !== null && { casinoId: '' }),
      })}
      quiet={t('console-games.vendor.address.save')}
    >
      <TextField
        name="launchUrl"
        label={t('console-games.vendor.launchUrl')}
        defaultValue={launchUrl ?? ''}
        onChange={(event) => setAddress(event.target.value)}
        inputMode="url"
        dir="ltr"
        required={launchUrl !== null}
      />
      <TextField
        name="casinoId"
        label={t('console-games.vendor.casinoId')}
        defaultValue={casinoId ?? ''}
        autoComplete="off"
        dir="ltr"
        required={casinoId !== null}
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
    </SaveForm>
  )
}
