import { logInByPasskey } from '@croupier/api/identity/log-in-by-passkey.ts'
import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import { implement } from '../../../platform/implement.ts'
import { enterMember } from '../log-in/enter-member.ts'
import { findMember } from '../members/members-store.ts'
import { askedPasskey } from './passkey-challenge.ts'
import { isHandleOf } from './passkey-handle.ts'
import { findPasskey, usePasskey } from './passkeys-store.ts'
import { relyingParty } from './relying-party.ts'
import { webauthn } from './webauthn.ts'

export default implement(logInByPasskey, async (ctx, { shown, loginDeviceId }) => {
  const { id, origins } = relyingParty(ctx)
  const expectedChallenge = await askedPasskey(ctx, null)
  const passkey = await findPasskey(ctx.db, Buffer.from(shown.id, 'base64url'))
  const member = passkey && (await findMember(ctx.db, passkey.memberId))
  if (expectedChallenge === undefined || !passkey || !member) throw ctx.refusal('passkey.failed')
  if (!isHandleOf(member.id, shown.response.userHandle)) throw ctx.refusal('passkey.failed')

  const { verifyAuthenticationResponse } = await webauthn()
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: shown as AuthenticationResponseJSON,
    expectedChallenge,
    expectedOrigin: origins,
    expectedRPID: id,
    requireUserVerification: true,
    credential: {
      id: shown.id,
      publicKey: new Uint8Array(passkey.publicKey),
      counter: Number(passkey.counter),
      transports: passkey.transports,
    },
  }).catch((error: unknown) => {
    // The library throws at whatever does not fit, a counter that went back among it.
    ctx.log.info({ requestId: ctx.requestId, reason: String(error) }, 'a passkey was refused')
    throw ctx.refusal('passkey.failed')
  })
  if (!verified) throw ctx.refusal('passkey.failed')

  const token = await enterMember(ctx, member, {
    deviceId: loginDeviceId,
    proves: 'passkey',
    stillHolds: (tx) => usePasskey(tx, passkey, BigInt(authenticationInfo.newCounter), ctx.clock.now()),
    failure: () => ctx.refusal('passkey.failed'),
  })
  // No password was shown, so none is weak or expired.
  return { token, firstTimeLogin: false, passwordExpired: false }
})
