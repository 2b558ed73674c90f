import type { ReactNode } from 'react'

/** Rows of what a deposit is made of: a word at the start, its figure at the end. */
export function DepositFacts({
  rows,
}: {
  rows: readonly { id: string; label: ReactNode; value: ReactNode }[]
}): ReactNode {
  return (
    <dl>
      {rows.map(({ id, label, value }) => (
        <div
          key={id}
          className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-hairline py-3 last:border-0"
        >
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className="figures min-w-0 text-end wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
