import type { logIn } from '@croupier/api/identity/log-in/log-in.ts'
import type { ReceivedOf } from '@croupier/api/operation.ts'
import type { Concluded } from '../../../platform/concluded.ts'
import type { ConcludingScope } from '../../../platform/context.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { isModuleOn } from '../../settings/index.ts'
import { enterByPhone, type LoginAnswer } from './enter-by-phone.ts'
import { requirePhone } from '../contacts/phone.ts'
import { confirmFirebaseToken } from '../codes/confirm-firebase-token.ts'

/**
 * A log-in of type `firebase`: `username` is the mobile number, and Firebase, who sent the code and checked it, says in
 * `firebaseIdToken` whose it is.
 * @throws Refusal function.not.available where codes are switched off or no project is configured, mobile.missing,
 *   mobile.invalid, code.missing, code.wrong, code.expired, firebase.unavailable, and what enterMember refuses
 */
export async function logInByFirebase(
  ctx: ConcludingScope<LoginAnswer>,
  input: ReceivedOf<typeof logIn>,
): Promise<Concluded<LoginAnswer>> {
  if (!isModuleOn(ctx, 'MOBILEVERCODELOGIN3')) throw new Refusal('function.not.available')
  const phone = requirePhone(ctx, input.countryDialingCode, input.username, 'username')
  const useUp = await confirmFirebaseToken(ctx, phone, input.firebaseIdToken)
  return enterByPhone(ctx, phone, { deviceId: input.loginDeviceId, useUp, failure: () => new Refusal('code.wrong') })
}
