import { beginPasskeyLogin } from '@croupier/api/identity/passkeys/begin-passkey-login.ts'
import { implement } from '../../../platform/implement.ts'
import { askPasskey, CHALLENGE_SECONDS } from './passkey-challenge.ts'
import { relyingParty } from './relying-party.ts'
import { webauthn } from './webauthn.ts'

export default implement(beginPasskeyLogin, async (ctx) => {
  const { generateAuthenticationOptions } = await webauthn()
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(ctx).id,
    timeout: CHALLENGE_SECONDS * 1_000,
    userVerification: 'required',
  })
  return ctx.conclude(async (scope) => {
    await askPasskey(scope, options.challenge, null)
    return { options: { ...options } }
  })
})
