import { CallRefused } from '@croupier/client/call-refused.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { Notice } from '@croupier/kit/components/notice.tsx'
import { byControl } from '@croupier/kit/form/by-control.ts'
import type { Fault } from '@croupier/kit/form/fault.ts'
import { useKitWords } from '@croupier/kit/words.tsx'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Problem } from '../lists/problem.tsx'
import { SettingControl } from './setting-control.tsx'
import { draftOf, kindOf, type SettingKind, valueOf } from './setting-draft.ts'
import { useChangeSetting } from './use-change-setting.ts'
import type { Setting } from './use-settings.ts'

/** What the server says of a value; of a list, which entry it is about. */
function faultsOf(kind: SettingKind, { error, variables }: { error: unknown; variables: unknown }): readonly Fault[] {
  const faults = error instanceof CallRefused ? error.fields : []
  return kind === 'list' ? [...byControl(faults, ['value'], { ...(variables as object) }).values()] : faults
}

/** Another value for a setting; the server says where it breaks the setting's rules, and nothing typed is lost. */
export function SettingForm({ setting, onSaved }: { setting: Setting; onSaved: () => void }): ReactNode {
  const { t } = useWords('console-settings', 'fault')
  const words = useKitWords()
  const kind = kindOf(setting.schema)
  const [draft, setDraft] = useState(() => draftOf(kind, setting.value))
  const [isUnreadable, setUnreadable] = useState(false)
  const { change, save } = useChangeSetting(setting, onSaved)
  const fields = faultsOf(kind, change)

  function submit(event: FormEvent): void {
    event.preventDefault()
    const read = valueOf(kind, draft)
    setUnreadable(!read)
    if (!read) return
    // What is refused is told by the form.
    save(read.value).catch(() => undefined)
  }

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <SettingControl
        kind={kind}
        label={t('console-settings.column.value')}
        draft={draft}
        onDraft={setDraft}
        error={isUnreadable ? t('console-settings.value.unreadable') : undefined}
      />
      {fields.length > 0 ? (
        <Notice tone="bad" urgent>
          <ul className="flex flex-col gap-1">
            {fields.map((fault) => (
              <li key={fault.field}>
                {fault.field !== 'value' && (
                  <code dir="ltr" className="font-mono text-xs">
                    {fault.field}
                  </code>
                )}{' '}
                {words.fault(fault)}
              </li>
            ))}
          </ul>
        </Notice>
      ) : (
        <Problem of={change.error} />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="action" loading={change.isPending}>
          {t('kit.save')}
        </Button>
        <Button variant="ghost" onClick={() => setDraft(draftOf(kind, setting.initial))}>
          {t('console-settings.useInitial')}
        </Button>
      </div>
    </form>
  )
}
