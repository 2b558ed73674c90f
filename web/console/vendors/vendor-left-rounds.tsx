import { listVendors } from '@croupier/api/games/list-vendors.ts'
import { setVendor } from '@croupier/api/games/set-vendor.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { TextField } from '@croupier/kit/components/text-field.tsx'
import { showToast } from '@croupier/kit/components/toast-queue.ts'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Problem } from '../lists/problem.tsx'
import type { Vendor } from './vendor-list.tsx'

/** After how long a vendor's open rounds are closed. Keyed by the vendor. */
export function VendorLeftRounds({ vendor: { code, closeRoundsAfterHours } }: { vendor: Vendor }): ReactNode {
  const { t } = useWords('console-games')
  const [hours, setHours] = useState(closeRoundsAfterHours === null ? '' : String(closeRoundsAfterHours))
  const set = useCall(setVendor, { refreshes: [listVendors] })
  const save = (event: FormEvent): void => {
    event.preventDefault()
    set.mutate(
      { code, closeRoundsAfterHours: hours === '' ? null : Number(hours) },
      { onSuccess: () => showToast({ tone: 'good', text: t('kit.saved') }) },
    )
  }
  return (
    <form onSubmit={save} className="flex flex-col gap-4">
      <TextField
        type="number"
        label={t('console-games.vendor.left')}
        hint={t('console-games.vendor.left.hint')}
        value={hours}
        min={1}
        max={2160}
        dir="ltr"
        onChange={(event) => setHours(event.target.value)}
      />
      <Problem of={set.error} />
      <Button type="submit" size="small" className="self-start" loading={set.isPending}>
        {t('console-games.vendor.left.save')}
      </Button>
    </form>
  )
}
