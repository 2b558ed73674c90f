import { isRefused } from '@croupier/client/call-refused.ts'
import type { FormState } from '@croupier/kit/form/use-form.ts'

/**
 * Brings what a call beside the form's own was refused for to the fields it names, or to `field` where the form calls
 * them otherwise. False where the refusal names none.
 */
export function takeFieldFaults(form: FormState, error: unknown, field?: string): boolean {
  if (!isRefused(error) || error.fields.length === 0) return false
  form.setFaults(field === undefined ? error.fields : error.fields.map((fault) => ({ ...fault, field })))
  return true
}
