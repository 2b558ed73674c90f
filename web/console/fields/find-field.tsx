/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a select cannot be searched, nor a datalist hold what is asked for meanwhile */
import { useRefusalText } from '@croupier/client/use-refusal-text.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { classNames } from '@croupier/kit/class-names.ts'
import { controlClasses, Field } from '@croupier/kit/fields/field.tsx'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { HeldValue, holdValue } from './held-value.tsx'

const PAUSE = 250
/** How much of a name is searched for. */
const TEXT_MOST = 64

const popup =
  'absolute inset-x-0 top-full z-10 mt-1 block max-h-64 overflow-y-auto rounded-md border border-hairline bg-overlay shadow-float'

export interface FoundOption {
  /** What the form sends. */
  value: string
  name: string
  /** What tells it from others of its name. */
  aside: ReactNode
}

/** What a typed text finds, and what that is called which is chosen. */
export interface Found {
  options: readonly FoundOption[]
  chosenName: string | undefined
  isSearching: boolean
  /** Why nothing could be looked for; null: it could. */
  fault: unknown
}

export interface Finding {
  wanted: string
  onWanted: (text: string) => void
  /** Empty: nothing. */
  chosen: string
  onChosen: (value: string) => void
}

/** What is looked for, and what is chosen. */
export function useFinding(initial: string): Finding {
  const [wanted, onWanted] = useState('')
  const [chosen, onChosen] = useState(initial)
  return { wanted, onWanted, chosen, onChosen }
}

/** One of many, found by its name: type, walk with the arrows, Enter. The form sends what it stands for. */
export function FindField({
  name,
  label,
  hint,
  required,
  wanted,
  onWanted,
  chosen,
  onChosen,
  found: { options, chosenName, isSearching, fault },
}: Finding & {
  name: string
  label: string
  hint: string
  required?: boolean | undefined
  found: Found
}): ReactNode {
  const { t } = useWords()
  const textOf = useRefusalText()
  const list = useId()
  const box = useRef<HTMLInputElement>(null)
  const held = useRef<HTMLTextAreaElement>(null)
  // What is typed while somebody looks for another; undefined: the box says what is chosen.
  const [typed, setTyped] = useState<string>()
  const [place, setPlace] = useState(0)
  const isOpen = typed !== undefined
  const isWaiting = isSearching || (isOpen && typed.trim() !== wanted)
  const said = chosenName ?? chosen
  const current = Math.min(place, options.length - 1)
  const isListed = isOpen && !isWaiting && options.length > 0
  const whyNone = (): string => {
    if (isListed || !isOpen) return ''
    if (isWaiting) return t('kit.loading')
    return fault ? textOf(fault) : t('console.palette.empty', { text: typed })
  }
  const none = whyNone()

  useEffect(() => {
    const timer = setTimeout(() => onWanted(typed?.trim() ?? ''), PAUSE)
    return () => clearTimeout(timer)
  }, [typed, onWanted])
  useEffect(() => {
    if (isListed) document.getElementById(`${list}-${current}`)?.scrollIntoView({ block: 'nearest' })
  }, [isListed, list, current])

  const search = (text: string): void => {
    setTyped(text)
    setPlace(0)
  }
  const choose = (value: string): void => {
    setTyped(undefined)
    onChosen(value)
    holdValue(held, value)
  }
  const hear = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      // Looking through the list changes nothing: an emptied box would stand for nothing chosen.
      if (!isOpen) search(said.slice(0, TEXT_MOST))
      else if (isListed) setPlace((current + step + options.length) % options.length)
    } else if (event.key === 'Enter' && isOpen && !event.nativeEvent.isComposing) {
      // It belongs to a form that would be sent.
      event.preventDefault()
      const option = options[current]
      if (isListed && option) choose(option.value)
    } else if (event.key === 'Escape' && isOpen) {
      // And to a dialog that would close.
      event.preventDefault()
      setTyped(undefined)
    }
  }
  return (
    <Field
      name={name}
      label={label}
      hint={hint}
      required={required}
      aside={chosen !== '' && <bdi dir="ltr">{chosen}</bdi>}
    >
      {({ name: sent, ...control }) => (
        <span className="relative flex flex-col">
          <input
            {...control}
            ref={box}
            type="text"
            role="combobox"
            aria-expanded={isListed}
            aria-controls={isListed ? list : undefined}
            aria-autocomplete="list"
            aria-activedescendant={isListed ? `${list}-${current}` : undefined}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={TEXT_MOST}
            value={typed ?? said}
            onChange={({ target }) => search(target.value)}
            onClick={() => !isOpen && box.current?.select()}
            onKeyDown={hear}
            onBlur={() => (typed === '' ? choose('') : setTyped(undefined))}
            className={controlClasses}
          />
          {/* A live region: it stands there before it says anything. */}
          <output
            className={none === '' ? 'sr-only' : classNames(popup, 'px-3 py-4 text-center text-sm text-ink-soft')}
          >
            {none}
          </output>
          {isListed && (
            <div id={list} role="listbox" aria-label={label} className={classNames(popup, 'p-1')}>
              {options.map((option, here) => (
                // The keyboard stays in the box above and names the option it stands on.
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
                <div
                  key={option.value}
                  id={`${list}-${here}`}
                  role="option"
                  aria-selected={here === current}
                  // The box keeps the focus.
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={() => choose(option.value)}
                  onPointerMove={() => setPlace(here)}
                  className="flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-sm px-3 text-sm text-ink aria-selected:bg-brass-wash aria-selected:text-brass"
                >
                  <bdi className="min-w-0 flex-1 wrap-anywhere">{option.name}</bdi>
                  <span className="text-xs text-ink-faint">{option.aside}</span>
                </div>
              ))}
            </div>
          )}
          <HeldValue ref={held} name={sent} defaultValue={chosen} onFocus={() => box.current?.focus()} />
        </span>
      )}
    </Field>
  )
}
