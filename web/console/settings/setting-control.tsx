import { useWords } from '@croupier/client/words/use-words.ts'
import { Switch } from '@croupier/kit/fields/choice.tsx'
import { TextArea, TextField } from '@croupier/kit/fields/text-field.tsx'
import type { ReactNode } from 'react'
import { ListControl } from './list-control.tsx'
import type { SettingKind } from './setting-draft.ts'

interface SettingControlProps {
  kind: SettingKind
  label: string
  draft: string
  onDraft: (draft: string) => void
  error: string | undefined
}

/** The control a setting's schema asks for. */
export function SettingControl({ kind, label, draft, onDraft, error }: SettingControlProps): ReactNode {
  const { t } = useWords('console-settings')
  switch (kind) {
    case 'boolean':
      return (
        <Switch label={label} checked={draft === 'true'} onChange={(event) => onDraft(String(event.target.checked))} />
      )
    case 'number':
      return (
        <TextField
          label={label}
          inputMode="decimal"
          dir="ltr"
          value={draft}
          error={error}
          onChange={(event) => onDraft(event.target.value)}
        />
      )
    case 'text':
      return <TextField label={label} value={draft} dir="auto" onChange={(event) => onDraft(event.target.value)} />
    case 'list':
      return <ListControl label={label} draft={draft} onDraft={onDraft} />
    case 'structure':
      return (
        <TextArea
          label={label}
          hint={t('console-settings.value.json')}
          rows={14}
          dir="ltr"
          spellCheck={false}
          value={draft}
          error={error}
          onChange={(event) => onDraft(event.target.value)}
          className="[&_textarea]:font-mono [&_textarea]:text-xs"
        />
      )
    default:
      return kind satisfies never
  }
}
