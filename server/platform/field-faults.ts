import type * as z from 'zod/mini'
import type { FieldFault } from '@croupier/api/envelope.ts'

type Issue = z.core.$ZodIssue

function bound(issue: { minimum?: number | bigint | undefined; maximum?: number | bigint | undefined }) {
  return {
    ...(issue.minimum === undefined ? {} : { min: Number(issue.minimum) }),
    ...(issue.maximum === undefined ? {} : { max: Number(issue.maximum) }),
  }
}

/** The word key of a schema issue. A schema may name its own with `error: 'fields.username'`. */
function faultOf(issue: Issue): FieldFault {
  const field = issue.path.map(String).join('.') || (issue.code === 'unrecognized_keys' ? (issue.keys[0] ?? '') : '')
  const own = issue.message.startsWith('fault.') || issue.message.startsWith('fields.') ? issue.message : undefined
  switch (issue.code) {
    case 'too_small':
      return { field, messageKey: own ?? 'fault.too.small', ...bound(issue) }
    case 'too_big':
      return { field, messageKey: own ?? 'fault.too.big', ...bound(issue) }
    case 'invalid_type':
      return { field, messageKey: own ?? (issue.input === undefined ? 'fault.required' : 'fault.type') }
    case 'unrecognized_keys':
      return { field, messageKey: own ?? 'fault.unknown.field' }
    default:
      return { field, messageKey: own ?? 'fault.format' }
  }
}

/** Every fault of an input, one per field, in the schema's order. */
export function fieldFaultsOf(error: z.core.$ZodError): FieldFault[] {
  const faults = new Map<string, FieldFault>()
  for (const issue of error.issues) {
    const fault = faultOf(issue)
    if (!faults.has(fault.field)) faults.set(fault.field, fault)
  }
  return [...faults.values()]
}
