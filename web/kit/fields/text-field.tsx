import type { InputHTMLAttributes, ReactNode, Ref, TextareaHTMLAttributes } from 'react'
import { classNames } from '../class-names.ts'
import { controlClasses, Field, type FieldProps } from './field.tsx'

export interface TextFieldProps extends FieldProps, Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps> {
  /** Inside the box, before and after the text: an icon, a unit, a small button. */
  before?: ReactNode
  after?: ReactNode
  ref?: Ref<HTMLInputElement> | undefined
}

export function TextField({
  label,
  name,
  hint,
  error,
  required,
  labelHidden,
  aside,
  className,
  before,
  after,
  type = 'text',
  ...input
}: TextFieldProps): ReactNode {
  return (
    <Field {...{ label, name, hint, error, required, labelHidden, aside, className }}>
      {(control) => (
        <span className="relative flex items-center">
          {before !== undefined && (
            <span className="pointer-events-none absolute start-3.5 flex text-lg text-ink-faint">{before}</span>
          )}
          <input
            {...input}
            {...control}
            type={type}
            className={classNames(
              controlClasses,
              before !== undefined && 'ps-11', // The browser's own way to clear a search would stand beside ours.
              after !== undefined && 'pe-12 [&::-webkit-search-cancel-button]:hidden',
            )}
          />
          {after !== undefined && <span className="absolute end-1.5 flex items-center">{after}</span>}
        </span>
      )}
    </Field>
  )
}

export interface TextAreaProps extends FieldProps, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof FieldProps> {
  ref?: Ref<HTMLTextAreaElement> | undefined
}

export function TextArea({
  label,
  name,
  hint,
  error,
  required,
  labelHidden,
  aside,
  className,
  rows = 4,
  ...area
}: TextAreaProps): ReactNode {
  return (
    <Field {...{ label, name, hint, error, required, labelHidden, aside, className }}>
      {(control) => <textarea {...area} {...control} rows={rows} className={classNames(controlClasses, 'py-2.5')} />}
    </Field>
  )
}
