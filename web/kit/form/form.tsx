import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { FormFaults } from './form-context.ts'
import type { FormState } from './use-form.ts'

/** The form element; every kit field inside finds its fault by its name. */
export function Form({
  form,
  children,
  className,
}: {
  form: FormState
  children: ReactNode
  className?: string | undefined
}): ReactNode {
  return (
    <FormFaults value={form.faults}>
      <form {...form.attributes} className={classNames('flex flex-col gap-4', className)}>
        {children}
      </form>
    </FormFaults>
  )
}
