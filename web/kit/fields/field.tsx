import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import { useFieldFault } from '../form/form-context.ts'
import { useKitWords } from '../words.tsx'
import { FaultText } from './fault-text.tsx'

export interface FieldProps {
  label: ReactNode
  name?: string | undefined
  hint?: ReactNode
  /** The sentence about what is wrong. Inside a Form it comes by the field's name. */
  error?: ReactNode
  required?: boolean | undefined
  /** The label is read aloud but not shown. */
  labelHidden?: boolean | undefined
  /** Beside the label, at its far end: a counter, a link. */
  aside?: ReactNode
  className?: string | undefined
}

/** What the control inside a field wears, so that label, hint and error belong to it. */
export interface ControlAttributes {
  id: string
  name: string | undefined
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

export const controlClasses =
  'w-full min-h-11 rounded-md border border-outline bg-sunken/60 px-3.5 text-base text-ink placeholder:text-ink-faint transition-colors hover:border-ink-faint focus:border-focus focus:outline-2 focus:outline-offset-0 focus:outline-focus disabled:opacity-60 aria-invalid:border-vermilion'

/** Label, control, hint and error, tied together. */
export function Field({
  label,
  name,
  hint,
  error,
  required,
  labelHidden,
  aside,
  className,
  children,
}: FieldProps & { children: (control: ControlAttributes) => ReactNode }): ReactNode {
  const id = useId()
  const words = useKitWords()
  const fault = useFieldFault(name)
  const message = error ?? (fault && words.fault(fault))
  // A hint that is now the fault need not be said twice.
  const isHinted = hint !== undefined && hint !== message
  const described = classNames(isHinted && `${id}-hint`, message !== undefined && `${id}-error`)
  return (
    <div className={classNames('flex min-w-0 flex-col gap-1.5', className)}>
      <div className={classNames('flex items-baseline justify-between gap-3', labelHidden && 'sr-only')}>
        <label htmlFor={id} className="text-sm font-medium text-ink">
          {label}
          {required && (
            <span className="text-vermilion" aria-hidden="true">
              {' *'}
            </span>
          )}
        </label>
        {aside !== undefined && <span className="text-xs text-ink-faint">{aside}</span>}
      </div>
      {children({
        id,
        name,
        'aria-describedby': described || undefined,
        'aria-invalid': message !== undefined || undefined,
        'aria-required': required || undefined,
      })}
      {isHinted && (
        <p id={`${id}-hint`} className="text-xs text-ink-faint">
          {hint}
        </p>
      )}
      {message !== undefined && <FaultText id={`${id}-error`}>{message}</FaultText>}
    </div>
  )
}
