import type { ReactNode } from 'react'
import type { Fault } from './fault.ts'
import { FormFaults } from './form-context.ts'

/** Marks by their names the fields that were found wrong: for forms that are no `useForm`. */
export function MarkedFields({ of: faults, children }: { of: readonly Fault[]; children: ReactNode }): ReactNode {
  return <FormFaults value={new Map(faults.map((fault) => [fault.field, fault]))}>{children}</FormFaults>
}
