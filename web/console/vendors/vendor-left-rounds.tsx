import { listVendors } from '@croupier/api/games/list-vendors.ts'
import { setVendor } from '@croupier/api/games/set-vendor.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { TextField } from '@croupier/kit/fields/text-field.tsx'
import type { ReactNode } from 'react'
import { SaveForm } from '../lists/save-form.tsx'
import type { Vendor } from './vendor.ts'

/** After how long a vendor's open rounds are closed. Keyed by the vendor. */
export function VendorLeftRounds({ vendor: { code, closeRoundsAfterHours } }: { vendor: Vendor }): ReactNode {
  const { t } = useWords('console-games')
  return (
    <SaveForm
      operation={setVendor}
      refreshes={[listVendors]}
      // An emptied field means that rounds wait for the vendor.
      extra={() => ({ code, closeRoundsAfterHours: null })}
      quiet={t('console-games.vendor.left.save')}
    >
      <TextField
        name="closeRoundsAfterHours"
        type="number"
        label={t('console-games.vendor.left')}
        hint={t('console-games.vendor.left.hint')}
        defaultValue={closeRoundsAfterHours ?? undefined}
        min={1}
        max={2160}
        dir="ltr"
      />
    </SaveForm>
  )
}
