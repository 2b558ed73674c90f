import { addPasskey } from '@croupier/api/identity/passkeys/add-passkey.ts'
import { PASSKEY_LIMIT } from '@croupier/api/identity/passkeys/passkeys.ts'
import type { ReceivedOf } from '@croupier/api/operation.ts'
import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import type { OwnScope } from '../../../platform/context.ts'
import { implement } from '../../../platform/implement.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { lockMemberByAccount } from '../members/members-store.ts'
import { type AskedPasskey, lookAtAnswer } from './passkey-challenge.ts'
import { insertPasskey, passkeysOf } from './passkeys-store.ts'
import { relyingParty } from './relying-party.ts'
import { keyAlgorithms, webauthn } from './webauthn.ts'

/** The key that the browser has made. @throws Refusal passkey.failed */
async function madeKey(ctx: OwnScope, { challenge }: AskedPasskey, made: ReceivedOf<typeof addPasskey>['made']) {
  const { id, origins } = relyingParty(ctx)
  const { verifyRegistrationResponse } = await webauthn()
  const { registrationInfo } = await verifyRegistrationResponse({
    response: made as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origins,
    expectedRPID: id,
    requireUserVerification: true,
    supportedAlgorithmIDs: keyAlgorithms,
  }).catch((error: unknown) => {
    // The library throws at whatever does not fit; what it was tells nobody who does not attack.
    ctx.log.info({ requestId: ctx.requestId, reason: String(error) }, 'passkey registration rejected')
    throw new Refusal('passkey.failed')
  })
  if (!registrationInfo) throw new Refusal('passkey.failed')
  return registrationInfo
}

export default implement(addPasskey, async (ctx, { name, made }) => {
  const { memberId, account } = ctx.session
  // Before the challenge: where no key is of any use, none is used up.
  relyingParty(ctx)
  return lookAtAnswer(ctx, memberId, async (asked) => {
    const { credential, credentialDeviceType } = await madeKey(ctx, asked, made)
    return ctx.conclude(async ({ tx, clock }) => {
      await asked.take(tx)
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
})
