import { listVendors } from '@croupier/api/games/list-vendors.ts'
import { setVendor } from '@croupier/api/games/set-vendor.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { TextArea } from '@croupier/kit/fields/text-field.tsx'
import type { ReactNode } from 'react'
import { SaveForm } from '../lists/save-form.tsx'
import type { Vendor } from './vendor.ts'

const originsIn = (text: string): string[] => [...new Set(text.split(/[\s,]+/).filter(Boolean))]

/** From where a vendor's games may stand in the portal's frame, an origin a line. Keyed by the vendor. */
export function VendorFrames({ vendor: { code, frameOrigins } }: { vendor: Vendor }): ReactNode {
  const { t } = useWords('console-games')
  return (
    <SaveForm
      operation={setVendor}
      refreshes={[listVendors]}
      extra={() => ({ code })}
      read={{ frameOrigins: originsIn }}
      quiet={t('console-games.vendor.frameOrigins.save')}
    >
      <TextArea
        name="frameOrigins"
        label={t('console-games.vendor.frameOrigins')}
        hint={t('console-games.vendor.frameOrigins.hint')}
        defaultValue={frameOrigins.join('\n')}
        rows={2}
        dir="ltr"
        spellCheck={false}
        autoComplete="off"
      />
    </SaveForm>
  )
}
