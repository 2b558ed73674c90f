import { classNames } from '@croupier/kit/class-names.ts'
import { type ReactNode, useId, useState } from 'react'
import { latinNumber } from './typed-number.ts'

/** A small labelled box for a figure. What is typed, in whatever digits, counts on leaving it or on Enter; nonsense falls back. */
export function NumberBox({
  label,
  value,
  onText,
  before,
  after,
  disabled = false,
  className,
}: {
  label: string
  value: string
  onText: (text: string) => void
  before?: ReactNode
  after?: ReactNode
  disabled?: boolean | undefined
  className?: string | undefined
}): ReactNode {
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const finish = (): void => {
    if (typed !== undefined) onText(latinNumber(typed))
    setTyped(undefined)
  }
  return (
    <div className={classNames('flex min-w-0 flex-col gap-1', className)}>
      <label htmlFor={id} className="truncate text-xs text-ink-soft">
        {label}
      </label>
      <span
        className={classNames(
          'flex min-h-11 items-center rounded-sm border border-outline bg-sunken px-3 focus-within:border-focus focus-within:outline-2 focus-within:outline-focus',
          disabled && 'opacity-60',
        )}
        dir="ltr"
      >
        {before !== undefined && <span className="me-1.5 shrink-0 text-ink-faint">{before}</span>}
        <input
          id={id}
          value={typed ?? value}
          onChange={(event) => setTyped(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={finish}
          onKeyDown={(event) => event.key === 'Enter' && finish()}
          disabled={disabled}
          inputMode="decimal"
          autoComplete="off"
          className="figures w-full min-w-0 bg-transparent font-semibold text-ink outline-none"
        />
        {after !== undefined && <span className="ms-1.5 flex shrink-0 items-center text-ink-faint">{after}</span>}
      </span>
    </div>
  )
}
