import { createContext, use } from 'react'
import type { Fault } from './fault.ts'

/** The faults of the form a field stands in, by the field's name. */
export const FormFaults = createContext<ReadonlyMap<string, Fault>>(new Map())

export function useFieldFault(name: string | undefined): Fault | undefined {
  const faults = use(FormFaults)
  return name === undefined ? undefined : faults.get(name)
}
