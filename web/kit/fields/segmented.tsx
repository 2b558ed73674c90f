import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'

export interface SegmentedProps<Value extends string> {
  /** Read aloud: what is being chosen. */
  label: string
  options: readonly { value: Value; label: ReactNode; name?: string | undefined }[]
  value: Value
  onChange: (value: Value) => void
  wide?: boolean | undefined
  className?: string | undefined
}

/** A few choices side by side, one of them taken. An option drawn as an icon says its `name` aloud. */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onChange,
  wide = false,
  className,
}: SegmentedProps<Value>): ReactNode {
  const group = useId()
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={classNames(
        'inline-flex max-w-full gap-1 overflow-x-auto rounded-md border border-hairline bg-sunken p-1 scrollbar-none',
        wide && 'w-full',
        className,
      )}
    >
      {options.map((option) => (
        <label
          key={option.value}
          className={classNames(
            'relative flex min-h-9 cursor-pointer items-center justify-center gap-1.5 rounded-sm border border-transparent px-3 text-sm whitespace-nowrap text-ink-soft transition-colors hover:text-ink',
            'has-checked:border-hairline has-checked:bg-overlay has-checked:font-medium has-checked:text-ink has-checked:shadow-lit',
            'has-focus-visible:outline-2 has-focus-visible:outline-focus',
            wide && 'flex-1',
          )}
        >
          <input
            type="radio"
            name={group}
            // No part of a form around it: whoever draws it knows what is chosen, and the operation has no such field.
            form=""
            value={option.value}
            checked={option.value === value}
            aria-label={option.name}
            onChange={() => onChange(option.value)}
            className="absolute inset-0 cursor-pointer appearance-none opacity-0"
          />
          {option.label}
        </label>
      ))}
    </div>
  )
}
