import { loginMethods } from '@croupier/api/identity/limits.ts'
import { isRefused } from '@croupier/client/call-refused.ts'
import { type OpenDialog, openDialog } from '../../dialogs/open-dialog.ts'

/** What a log-in from a new place answers by, as the dialog needs it. */
export type AskedSecondStep = Extract<OpenDialog, { kind: 'secondStep' }>['asked']

function readAsked(value: Record<string, unknown>): AskedSecondStep | undefined {
  const { ticket, methods, targets } = value
  if (typeof ticket !== 'string' || !Array.isArray(methods)) return undefined
  const known = loginMethods.filter((method) => methods.includes(method))
  return known.length === 0 ? undefined : { ticket, methods: known, targets: { ...(targets as object) } }
}

/**
 * Opens the dialog where a log-in, whichever it is, owes a second step; false for every other fault.
 * `moduleId`: the side of the log-in; `then`: where the person wanted to go; `remember`: the name this browser is to
 * remember after the log-in.
 */
export function followSecondStep(
  error: unknown,
  from: { moduleId?: string | undefined; then?: string | undefined; remember?: string | undefined } = {},
): boolean {
  const asked = isRefused(error, 'login.verification.required') ? readAsked(error.value) : undefined
  if (asked) openDialog({ kind: 'secondStep', asked, ...from })
  return asked !== undefined
}
