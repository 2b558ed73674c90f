import { listVendors } from '@croupier/api/games/list-vendors.ts'
import { setVendor } from '@croupier/api/games/set-vendor.ts'
import { webOrigin } from '@croupier/api/settings/web-address.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { TextArea } from '@croupier/kit/components/text-field.tsx'
import { showToast } from '@croupier/kit/components/toast-queue.ts'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Problem } from '../lists/problem.tsx'
import type { Vendor } from './vendor-list.tsx'

/** From where a vendor's games may stand in the portal's frame, an origin a line. Keyed by the vendor. */
export function VendorFrames({ vendor: { code, frameOrigins } }: { vendor: Vendor }): ReactNode {
  const { t } = useWords('console-games')
  const [text, setText] = useState(frameOrigins.join('\n'))
  const [wrong, setWrong] = useState<string>()
  const set = useCall(setVendor, { refreshes: [listVendors] })
  const save = (event: FormEvent): void => {
    event.preventDefault()
    const origins = [...new Set(text.split(/[\s,]+/).filter(Boolean))]
    const stray = origins.find((origin) => !webOrigin.safeParse(origin).success)
    setWrong(stray)
    if (stray !== undefined) return
    set.mutate({ code, frameOrigins: origins }, { onSuccess: () => showToast({ tone: 'good', text: t('kit.saved') }) })
  }
  return (
    <form onSubmit={save} className="flex flex-col gap-4">
      <TextArea
        label={t('console-games.vendor.frameOrigins')}
        hint={t('console-games.vendor.frameOrigins.hint')}
        value={text}
        rows={2}
        error={wrong === undefined ? undefined : t('console-games.vendor.frameOrigins.wrong', { text: wrong })}
        dir="ltr"
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
      />
      <Problem of={set.error} />
      <Button type="submit" size="small" className="self-start" loading={set.isPending}>
        {t('console-games.vendor.frameOrigins.save')}
      </Button>
    </form>
  )
}
