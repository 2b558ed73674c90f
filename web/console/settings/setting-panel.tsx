import { useWords } from '@croupier/client/words/use-words.ts'
import { SidePanel } from '@croupier/kit/overlays/side-panel.tsx'
import { type ReactNode, useState } from 'react'
import { useMay } from '../frame/staff.tsx'
import { ValueText } from '../lists/value-text.tsx'
import { LastChange } from './last-change.tsx'
import { kindOf } from './setting-draft.ts'
import { SettingForm } from './setting-form.tsx'
import { useSettingText } from './setting-words.ts'
import { StructureForm, structureOf } from './structure-form.tsx'
import type { Setting } from './use-settings.ts'

/** A box for each field of a value that has several, and one for any other. */
function ChangeForm({ setting, onSaved }: { setting: Setting; onSaved: () => void }): ReactNode {
  // What is typed replaces what was read when the panel opened, and stays there whatever a colleague changes meanwhile.
  const [read] = useState(setting)
  const form = { setting: read, onSaved }
  const part = kindOf(read.schema) === 'structure' ? structureOf(read) : undefined
  return part ? <StructureForm {...form} part={part} /> : <SettingForm {...form} />
}

export function SettingPanel({ setting, onClose }: { setting: Setting | undefined; onClose: () => void }): ReactNode {
  const { t } = useWords('console-settings')
  const settingText = useSettingText()
  const may = useMay()
  // The panel keeps its content while it closes.
  const [shown, setShown] = useState(setting)
  if (setting && setting !== shown) setShown(setting)
  return (
    <SidePanel open={setting !== undefined} onClose={onClose} title={shown ? settingText(shown.name) : ''}>
      {shown && (
        <div className="flex flex-col gap-5">
          <div>
            <code dir="ltr" className="font-mono text-sm text-ink-soft">
              {shown.name}
            </code>
            <LastChange setting={shown} />
          </div>
          {may('settings.manage') ? (
            <ChangeForm key={shown.name} setting={shown} onSaved={onClose} />
          ) : (
            <section>
              <h3 className="mb-2 text-sm">{t('console-settings.column.value')}</h3>
              <ValueText value={shown.value} />
            </section>
          )}
          <section>
            <h3 className="mb-2 text-sm">{t('console-settings.column.initial')}</h3>
            <ValueText value={shown.initial} />
          </section>
        </div>
      )}
    </SidePanel>
  )
}
