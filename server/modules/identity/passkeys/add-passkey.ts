import { addPasskey } from '@croupier/api/identity/add-passkey.ts'
import { PASSKEY_LIMIT } from '@croupier/api/identity/passkeys.ts'
import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import { implement } from '../../../platform/implement.ts'
import { lockMemberByAccount } from '../members/members-store.ts'
import { askedPasskey } from './passkey-challenge.ts'
import { insertPasskey, passkeysOf } from './passkeys-store.ts'
import { relyingParty } from './relying-party.ts'
import { keyAlgorithms, webauthn } from './webauthn.ts'

export default implement(addPasskey, async (ctx, { name, made }) => {
  const { memberId, account } = ctx.session
  const { id, origins } = relyingParty(ctx)
  const expectedChallenge = await askedPasskey(ctx, memberId)
  if (expectedChallenge === undefined) throw ctx.refusal('passkey.failed')
  const { verifyRegistrationResponse } = await webauthn()
  const { registrationInfo } = await verifyRegistrationResponse({
    response: made as RegistrationResponseJSON,
    expectedChallenge,
    expectedOrigin: origins,
    expectedRPID: id,
    requireUserVerification: true,
    supportedAlgorithmIDs: keyAlgorithms,
  }).catch((error: unknown) => {
    // The library throws at whatever does not fit; what it was tells nobody who does not attack.
    ctx.log.info({ requestId: ctx.requestId, reason: String(error) }, 'a passkey was not taken')
    throw ctx.refusal('passkey.failed')
  })
  if (!registrationInfo) throw ctx.refusal('passkey.failed')
  const { credential, credentialDeviceType } = registrationInfo

  return ctx.transaction(async ({ tx, clock }) => {
    // Two at once are counted one after the other.
    await lockMemberByAccount(tx, account)
    if ((await passkeysOf(tx, memberId)).length >= PASSKEY_LIMIT) throw ctx.refusal('passkey.limit')
    const added = await insertPasskey(tx, {
      memberId,
      credentialId: Buffer.from(credential.id, 'base64url'),
      publicKey: Buffer.from(credential.publicKey),
      counter: BigInt(credential.counter),
      transports: credential.transports ?? [],
      isSynced: credentialDeviceType === 'multiDevice',
      name,
      madeAt: clock.now(),
    })
    if (added === undefined) throw ctx.refusal('passkey.taken')
    return { id: added.toString() }
  })
})
