import type { ReactNode } from 'react'
import type { Past } from './press-table.ts'

/** How the last rounds ended, the newest first. */
export function PressHistory<Event extends { readonly isWin: boolean }>({
  past,
  label,
  nameOf,
  children,
}: {
  past: readonly Past<Event>[]
  label: string
  /** A result in a sentence's words. */
  nameOf: (event: Event) => string
  /** A result as the strip shows it. */
  children: (event: Event) => ReactNode
}): ReactNode {
  return (
    <ol
      aria-label={label}
      className="relative z-1 flex h-9 shrink-0 items-center gap-1.5 overflow-hidden px-4 [mask-image:linear-gradient(to_right,#000_80%,transparent)] wide:h-11 rtl:[mask-image:linear-gradient(to_left,#000_80%,transparent)]"
    >
      {past.map(({ id, event }) => (
        <li
          key={id}
          aria-label={nameOf(event)}
          className={
            event.isWin
              ? 'figures shrink-0 rounded-full border border-transparent bg-jade-wash px-2.5 py-0.5 text-xs font-semibold text-jade'
              : 'figures shrink-0 rounded-full border border-hairline bg-surface px-2.5 py-0.5 text-xs text-ink-soft'
          }
        >
          {children(event)}
        </li>
      ))}
    </ol>
  )
}
