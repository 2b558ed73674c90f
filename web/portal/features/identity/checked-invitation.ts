import { findAffiliate } from '@croupier/api/identity/registration/find-affiliate.ts'
import type { AskedField, RegistrationSwitches } from '@croupier/api/identity/registration/registration-schema.ts'
import { call } from '@croupier/client/call.ts'
import { invitation } from '../../session/invitation.ts'

/**
 * The invitation code a registration is sent with: what was typed where the form asks for one, else an affiliate link's.
 * @throws CallRefused invitation_code_error
 */
export async function checkedInvitation(
  asked: readonly AskedField[],
  switches: RegistrationSwitches,
  typed: string | undefined,
): Promise<string | undefined> {
  const isAsked = asked.some(({ name }) => name === 'affiliateCode')
  const linked = switches.takesInvitation ? invitation() : ''
  const code = (isAsked ? typed : linked)?.trim() || undefined
  if (code) await call(findAffiliate, { code, domain: location.hostname })
  return code
}
