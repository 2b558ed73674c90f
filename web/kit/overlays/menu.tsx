import {
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  cloneElement,
  Fragment,
  useId,
  useRef,
  useState,
} from 'react'
import { classNames } from '../class-names.ts'
import { placeBeside } from './anchored.ts'

export interface MenuItem {
  id: string
  label: ReactNode
  icon?: ReactNode
  /** At the far end: a count, a key. */
  aside?: ReactNode
  danger?: boolean | undefined
  disabled?: boolean | undefined
  /** A line above it. */
  parted?: boolean | undefined
  onSelect: () => void
}

export interface MenuProps {
  label: string
  /** The button that opens it. */
  trigger: ReactElement<Record<string, unknown>>
  items: readonly MenuItem[]
  align?: 'start' | 'end' | undefined
  /** Above the items, for a person's name or a balance. */
  head?: ReactNode
}

/** A menu in the top layer: arrows walk, letters jump, Escape and a tap elsewhere close, focus goes back. */
export function Menu({ label, trigger, items, align = 'end', head }: MenuProps): ReactNode {
  const id = useId()
  const popover = useRef<HTMLDivElement>(null)
  const anchor = useRef<HTMLSpanElement>(null)
  const [open, setOpen] = useState(false)

  const entries = (): HTMLElement[] =>
    Array.from(popover.current?.querySelectorAll<HTMLElement>('[role="menuitem"]:not(:disabled)') ?? [])

  const walk = (event: KeyboardEvent): void => {
    const list = entries()
    const here = list.indexOf(document.activeElement as HTMLElement)
    const targets: Record<string, number> = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: list.length - 1 }
    const target = targets[event.key]
    if (target !== undefined) {
      event.preventDefault()
      list.at(target % list.length)?.focus()
    } else if (event.key === 'Tab') {
      popover.current?.hidePopover()
    } else if (event.key.length === 1) {
      const letter = event.key.toLowerCase()
      const after = [...list.slice(here + 1), ...list.slice(0, here + 1)]
      after.find((entry) => entry.textContent?.trim().toLowerCase().startsWith(letter))?.focus()
    }
  }

  return (
    <>
      <span ref={anchor} className="inline-flex">
        {cloneElement(trigger, { popoverTarget: id, 'aria-haspopup': 'menu', 'aria-expanded': open })}
      </span>
      <div
        ref={popover}
        id={id}
        popover="auto"
        data-kit=""
        onToggle={(event) => {
          const opened = event.newState === 'open'
          setOpen(opened)
          if (!opened || !popover.current || !anchor.current) return
          placeBeside(anchor.current, popover.current, align === 'end' ? 'below-end' : 'below-start')
          entries()[0]?.focus()
        }}
        className="fixed inset-auto m-0 max-h-[80dvh] min-w-56 overflow-y-auto rounded-md border border-hairline bg-overlay p-1.5 text-ink shadow-float"
      >
        {head !== undefined && <div className="border-b border-hairline px-3 pt-1.5 pb-3 mb-1.5">{head}</div>}
        <div role="menu" tabIndex={-1} aria-label={label} onKeyDown={walk} className="outline-none">
          {items.map((item) => (
            <Fragment key={item.id}>
              {item.parted && <hr className="my-1.5 border-hairline" />}
              <button
                type="button"
                role="menuitem"
                tabIndex={-1}
                disabled={item.disabled}
                onClick={() => {
                  popover.current?.hidePopover()
                  item.onSelect()
                }}
                className={classNames(
                  'flex min-h-10 w-full items-center gap-3 rounded-sm px-3 text-start text-sm transition-colors hover:bg-brass-wash focus:bg-brass-wash focus-visible:outline-offset-[-2px] disabled:opacity-50',
                  item.danger ? 'text-vermilion' : 'text-ink',
                )}
              >
                {item.icon !== undefined && <span className="flex text-lg text-ink-faint">{item.icon}</span>}
                <span className="min-w-0 flex-1">{item.label}</span>
                {item.aside !== undefined && <span className="figures text-xs text-ink-faint">{item.aside}</span>}
              </button>
            </Fragment>
          ))}
        </div>
      </div>
    </>
  )
}
