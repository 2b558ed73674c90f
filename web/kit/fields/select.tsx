import type { ReactNode, Ref, SelectHTMLAttributes } from 'react'
import { classNames } from '../class-names.ts'
import { ChevronDownIcon } from '../icons/navigation.tsx'
import { controlClasses, Field, type FieldProps } from './field.tsx'

export interface SelectProps extends FieldProps, Omit<SelectHTMLAttributes<HTMLSelectElement>, keyof FieldProps> {
  options: readonly { value: string; label: string; disabled?: boolean | undefined }[]
  /** First, empty option that asks to choose. */
  placeholder?: string | undefined
  ref?: Ref<HTMLSelectElement> | undefined
}

/** The platform's own list: the best picker a phone has, and it costs no script. */
export function Select({
  label,
  name,
  hint,
  error,
  required,
  labelHidden,
  aside,
  className,
  options,
  placeholder,
  ...select
}: SelectProps): ReactNode {
  return (
    <Field {...{ label, name, hint, error, required, labelHidden, aside, className }}>
      {(control) => (
        <span className="relative flex items-center">
          <select
            {...select}
            {...control}
            className={classNames(controlClasses, 'appearance-none pe-10 text-ellipsis')}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDownIcon className="pointer-events-none absolute end-3 text-lg text-ink-faint" />
        </span>
      )}
    </Field>
  )
}
