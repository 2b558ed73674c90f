import { beginPasskey } from '@croupier/api/identity/passkeys/begin-passkey.ts'
import { PASSKEY_LIMIT } from '@croupier/api/identity/passkeys/passkeys.ts'
import { implement } from '../../../platform/implement.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { brand } from '../../settings/index.ts'
import { confirmPresentPassword } from '../passwords/confirm-present-password.ts'
import { askPasskey, CHALLENGE_SECONDS } from './passkey-challenge.ts'
import { passkeyHandle } from './passkey-handle.ts'
import { passkeysOf } from './passkeys-store.ts'
import { relyingParty } from './relying-party.ts'
import { keyAlgorithms, webauthn } from './webauthn.ts'

export default implement(beginPasskey, async (ctx, { password }) => {
  const { memberId, account } = ctx.session
  const { id } = relyingParty(ctx)
  const known = await passkeysOf(ctx.db, memberId)
  if (known.length >= PASSKEY_LIMIT) throw ctx.refusal('passkey.limit')
  await confirmPresentPassword(ctx, memberId, password)

  const { generateRegistrationOptions } = await webauthn()
  const options = await generateRegistrationOptions({
    rpName: ctx.use(settingsPort).read(brand).name,
    rpID: id,
    userName: account,
    userDisplayName: account,
    userID: passkeyHandle(memberId),
    timeout: CHALLENGE_SECONDS * 1_000,
    attestationType: 'none',
    supportedAlgorithmIDs: keyAlgorithms,
    excludeCredentials: known.map(({ credentialId, transports }) => ({
      id: credentialId.toString('base64url'),
      transports,
    })),
    // The key finds its member by itself, and asks for a finger, a face or a code: it stands for both steps.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return ctx.conclude(async (scope) => {
    await askPasskey(scope, options.challenge, memberId)
    return { options: { ...options } }
  })
})
