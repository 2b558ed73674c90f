import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { classNames } from '../class-names.ts'

export interface Tab<Id extends string> {
  id: Id
  label: ReactNode
  /** A number beside the label; nothing at zero. */
  count?: number | undefined
}

export interface TabsProps<Id extends string> {
  label: string
  tabs: readonly Tab<Id>[]
  selected: Id
  onSelect: (id: Id) => void
  /** What the selected tab shows. */
  children?: ReactNode
  wide?: boolean | undefined
  className?: string | undefined
}

/** ARIA tabs: arrows walk (the other way in RTL), Home and End jump, walking selects. */
export function Tabs<Id extends string>({
  label,
  tabs,
  selected,
  onSelect,
  children,
  wide = false,
  className,
}: TabsProps<Id>): ReactNode {
  const base = useId()
  const list = useRef<HTMLDivElement>(null)

  const walk = (event: KeyboardEvent<HTMLButtonElement>): void => {
    const here = tabs.findIndex((tab) => tab.id === selected)
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const steps: Record<string, number> = {
      ArrowRight: here + (forward === 'ArrowRight' ? 1 : -1),
      ArrowLeft: here + (forward === 'ArrowLeft' ? 1 : -1),
      Home: 0,
      End: tabs.length - 1,
    }
    const step = steps[event.key]
    const next = step === undefined ? undefined : tabs[(step + tabs.length) % tabs.length]
    if (!next) return
    event.preventDefault()
    onSelect(next.id)
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next.id)}"]`)?.focus()
  }

  return (
    <div className={classNames('flex min-w-0 flex-col', className)}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="flex gap-1 overflow-x-auto border-b border-hairline scrollbar-none"
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-tab-${tab.id}`}
            data-tab={tab.id}
            aria-selected={tab.id === selected}
            aria-controls={tab.id === selected && children !== undefined ? `${base}-panel` : undefined}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
            onKeyDown={walk}
            className={classNames(
              'relative flex min-h-11 items-center justify-center gap-2 px-3.5 text-sm font-medium whitespace-nowrap text-ink-soft transition-colors hover:text-ink focus-visible:-outline-offset-2',
              'after:absolute after:inset-x-2 after:bottom-0 after:h-0.5 after:rounded-full after:bg-transparent aria-selected:text-brass aria-selected:after:bg-brass',
              wide && 'flex-1',
            )}
          >
            {tab.label}
            {tab.count !== undefined && tab.count > 0 && (
              <span className="figures rounded-full bg-brass-wash px-1.5 text-2xs leading-4 text-brass">
                {tab.count}
              </span>
            )}
          </button>
        ))}
      </div>
      {children !== undefined && (
        <div
          role="tabpanel"
          id={`${base}-panel`}
          aria-labelledby={`${base}-tab-${selected}`}
          tabIndex={-1}
          className="pt-4"
        >
          {children}
        </div>
      )}
    </div>
  )
}
