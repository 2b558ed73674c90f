import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import { classNames } from '../class-names.ts'
import { useFieldFault } from '../form/form-context.ts'
import { useKitWords } from '../words.tsx'
import { FaultText } from './fault-text.tsx'

export interface ChoiceProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  ref?: Ref<HTMLInputElement> | undefined
}

const boxClasses =
  'peer mt-0.5 size-5 shrink-0 appearance-none border border-outline bg-sunken/60 transition-colors checked:border-action checked:bg-action hover:border-ink-faint aria-invalid:border-vermilion disabled:opacity-55'

interface ChoiceRowProps extends Pick<ChoiceProps, 'label' | 'hint' | 'error'> {
  id: string
  children: ReactNode
}

/** What ties hint and error to the control. */
function described(id: string, hint: ReactNode, error: ReactNode): object {
  const ids = classNames(hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`)
  return { 'aria-describedby': ids || undefined, 'aria-invalid': error !== undefined || undefined }
}

function ChoiceRow({ id, label, hint, error, children }: ChoiceRowProps): ReactNode {
  return (
    <div className="flex flex-col gap-1">
      <label className="flex min-h-11 items-start gap-3 py-2.5 text-base leading-6">
        <span className="relative flex">{children}</span>
        <span className="min-w-0 text-ink">{label}</span>
      </label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="ps-8 text-xs text-ink-faint">
          {hint}
        </p>
      )}
      {error !== undefined && (
        <FaultText id={`${id}-error`} className="ps-8">
          {error}
        </FaultText>
      )}
    </div>
  )
}

function useChoiceError(name: string | undefined, error: ReactNode): ReactNode {
  const words = useKitWords()
  const fault = useFieldFault(name)
  return error ?? (fault && words.fault(fault))
}

export function Checkbox({ label, hint, error, className, ...input }: ChoiceProps): ReactNode {
  const id = useId()
  const shown = useChoiceError(input.name, error)
  return (
    <ChoiceRow id={id} label={label} hint={hint} error={shown}>
      <input
        {...input}
        {...described(id, hint, shown)}
        type="checkbox"
        data-choice=""
        className={classNames(boxClasses, 'rounded-xs', className)}
      />
      <svg
        viewBox="0 0 20 20"
        aria-hidden="true"
        className="pointer-events-none absolute start-0 top-0.5 hidden size-5 text-on-action peer-checked:block"
      >
        <path
          d="m5 10.5 3.5 3.5 6.5-7.5"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.25"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </ChoiceRow>
  )
}

/** One of several; give all of them the same `name` and stand them in a RadioGroup. */
export function Radio({ label, hint, error, className, ...input }: ChoiceProps): ReactNode {
  const id = useId()
  return (
    <ChoiceRow id={id} label={label} hint={hint} error={error}>
      <input
        {...input}
        {...described(id, hint, error)}
        type="radio"
        data-choice=""
        className={classNames(boxClasses, 'rounded-full', className)}
      />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute start-1.5 top-2 hidden size-2 rounded-full bg-on-action peer-checked:block"
      />
    </ChoiceRow>
  )
}

export function RadioGroup({
  label,
  children,
  className,
}: {
  label: ReactNode
  children: ReactNode
  className?: string | undefined
}): ReactNode {
  return (
    <fieldset className={classNames('flex flex-col', className)}>
      <legend className="mb-1 text-sm font-medium text-ink">{label}</legend>
      {children}
    </fieldset>
  )
}

/** On or off, at once; for a choice that waits for a submit, take a Checkbox. */
export function Switch({ label, hint, className, ...input }: Omit<ChoiceProps, 'error'>): ReactNode {
  const id = useId()
  return (
    <label className={classNames('flex min-h-11 items-center justify-between gap-4 py-1.5', className)}>
      <span className="min-w-0">
        <span className="block text-base text-ink">{label}</span>
        {hint !== undefined && (
          <span id={id} className="block text-xs text-ink-faint">
            {hint}
          </span>
        )}
      </span>
      <span className="relative flex shrink-0">
        <input
          {...input}
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox says its own state
          role="switch"
          data-choice=""
          aria-describedby={hint === undefined ? undefined : id}
          className="peer h-7 w-12 appearance-none rounded-full border border-outline bg-sunken transition-colors checked:border-action checked:bg-action disabled:opacity-55"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute start-1 top-1 size-5 rounded-full bg-ink-faint transition-transform peer-checked:translate-x-5 peer-checked:bg-on-action rtl:peer-checked:-translate-x-5"
        />
      </span>
    </label>
  )
}
