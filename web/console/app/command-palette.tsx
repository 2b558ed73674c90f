/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a select cannot be searched, nor a datalist hold icons and groups */
import { useWords } from '@croupier/client/words/use-words.ts'
import { Dialog } from '@croupier/kit/overlays/dialog.tsx'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { type PaletteEntry, usePaletteEntries } from './use-palette-entries.tsx'

/** Type, walk with the arrows, Enter: any screen, member or action from the keyboard. */
export function CommandPalette({ open, onClose }: { open: boolean; onClose: () => void }): ReactNode {
  const { t } = useWords()
  return (
    <Dialog open={open} onClose={onClose} title={t('console.palette.title')} size="medium">
      {/* Drawn anew each time it opens, so that it starts empty. */}
      {open && <Palette onClose={onClose} />}
    </Dialog>
  )
}

function Palette({ onClose }: { onClose: () => void }): ReactNode {
  const { t } = useWords()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [place, setPlace] = useState(0)
  const { groups, isSearching } = usePaletteEntries(typed)
  const entries = groups.flatMap((group) => group.entries)
  const current = Math.min(place, entries.length - 1)

  const run = (entry: PaletteEntry | undefined): void => {
    if (!entry) return
    onClose()
    entry.onSelect()
  }

  const hear = (event: KeyboardEvent): void => {
    const steps: Record<string, number> = {
      ArrowDown: (current + 1) % entries.length,
      ArrowUp: (current - 1 + entries.length) % entries.length,
    }
    const step = steps[event.key]
    if (step !== undefined && entries.length > 0) {
      event.preventDefault()
      setPlace(step)
      document.getElementById(`${id}-${step}`)?.scrollIntoView({ block: 'nearest' })
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      run(entries[current])
    }
  }

  return (
    <div className="flex flex-col gap-3">
      <input
        type="text"
        role="combobox"
        aria-expanded="true"
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={entries.length > 0 ? `${id}-${current}` : undefined}
        aria-label={t('console.palette.placeholder')}
        placeholder={t('console.palette.placeholder')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        data-autofocus=""
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setPlace(0)
        }}
        onKeyDown={hear}
        className="min-h-12 w-full rounded-md border border-outline bg-sunken px-4 text-base text-ink placeholder:text-ink-faint focus:outline-2 focus:outline-focus"
      />
      <div id={id} role="listbox" aria-label={t('console.palette.title')} className="h-72 overflow-y-auto">
        {groups.map((group) => (
          <div key={group.label} role="group" aria-label={group.label} className="pb-2">
            <div aria-hidden="true" className="px-3 py-1 text-xs font-medium text-ink-faint">
              {group.label}
            </div>
            {group.entries.map((entry) => {
              const here = entries.indexOf(entry)
              return (
                // The keyboard stays in the box above and names the option it stands on.
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
                <div
                  key={entry.id}
                  id={`${id}-${here}`}
                  role="option"
                  aria-selected={here === current}
                  onClick={() => run(entry)}
                  onPointerMove={() => setPlace(here)}
                  className="flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 text-sm text-ink aria-selected:bg-brass-wash aria-selected:text-brass"
                >
                  <span className="flex w-8 shrink-0 justify-center text-lg">{entry.icon}</span>
                  <span className="min-w-0 flex-1 truncate">{entry.label}</span>
                  {entry.aside !== undefined && <span className="text-xs text-ink-faint">{entry.aside}</span>}
                </div>
              )
            })}
          </div>
        ))}
        {entries.length === 0 && (
          <p className="px-3 py-8 text-center text-sm text-ink-soft">
            {isSearching ? t('kit.loading') : t('console.palette.empty', { text: typed })}
          </p>
        )}
      </div>
      <p className="text-xs text-ink-faint max-sm:hidden">{t('console.palette.hint')}</p>
    </div>
  )
}
