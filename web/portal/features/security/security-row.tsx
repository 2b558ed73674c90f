import type { ReactNode } from 'react'

/** One way of protection: its name, how it stands, and what can be done about it. Stands in a `<ul>` of a card. */
export function SecurityRow({
  label,
  state,
  action,
}: {
  label: ReactNode
  state: ReactNode
  action?: ReactNode
}): ReactNode {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-hairline py-3 last:border-0">
      <span className="flex min-w-0 flex-col">
        <span className="text-ink">{label}</span>
        <span className="text-sm text-ink-faint">{state}</span>
      </span>
      {action}
    </li>
  )
}
