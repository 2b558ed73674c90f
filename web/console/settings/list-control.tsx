import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { IconButton } from '@croupier/kit/components/icon-button.tsx'
import { TextField } from '@croupier/kit/fields/text-field.tsx'
import { PlusIcon } from '@croupier/kit/icons/actions.tsx'
import { CloseIcon } from '@croupier/kit/icons/navigation.tsx'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { draftOfList, listIn } from './setting-draft.ts'

/** A list of texts: each with what takes it away, and a field for more. What stands in the field is in the draft too. */
export function ListControl({
  label,
  draft,
  onDraft,
}: {
  label: string
  draft: string
  onDraft: (draft: string) => void
}): ReactNode {
  const { t } = useWords('console-settings')
  const [present, setPresent] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const { entries, typed } = listIn(draft)

  function add(): void {
    const more = typed.split(/[,،]/).map((text) => text.trim())
    setPresent(more.find((text) => entries.includes(text)))
    onDraft(draftOfList([...entries, ...more]))
    field.current?.focus()
    requestAnimationFrame(() => list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' }))
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || typed.trim() === '') return
    // It is added; another Enter saves.
    event.preventDefault()
    add()
  }

  function remove(entry: string): void {
    onDraft(
      draftOfList(
        entries.filter((each) => each !== entry),
        typed,
      ),
    )
    // Where the keyboard stood is gone.
    field.current?.focus()
  }

  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-1.5 text-sm font-medium text-ink">{label}</legend>
      <div className="flex items-start gap-3">
        <TextField
          ref={field}
          label={t('console-settings.list.new')}
          labelHidden
          placeholder={t('console-settings.list.new')}
          hint={t('console-settings.list.new.hint')}
          error={present === undefined ? undefined : t('console-settings.list.present', { entry: present })}
          value={typed}
          dir="auto"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setPresent(undefined)
            onDraft(draftOfList(entries, event.target.value))
          }}
          className="min-w-0 flex-1"
        />
        <Button icon={<PlusIcon />} disabled={typed.trim() === ''} onClick={add}>
          {t('console-settings.list.add')}
        </Button>
      </div>
      <p aria-live="polite" className="text-sm text-ink-soft">
        {t('console-settings.list.count', { count: entries.length })}
      </p>
      {entries.length > 0 && (
        <ul
          ref={list}
          className="flex max-h-72 scroll-py-2 flex-wrap gap-2 overflow-y-auto rounded-md border border-hairline bg-sunken/60 p-2"
        >
          {entries.map((entry) => (
            <li
              key={entry}
              className="flex max-w-full min-w-0 items-center gap-0.5 rounded-sm border border-hairline bg-raised ps-2.5"
            >
              <bdi className="min-w-0 truncate text-sm">{entry}</bdi>
              <IconButton
                size="small"
                icon={<CloseIcon className="size-4" />}
                label={t('console-settings.list.remove', { entry })}
                onClick={() => remove(entry)}
              />
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  )
}
