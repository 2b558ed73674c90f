import { logInByPasskey } from '@croupier/api/identity/passkeys/log-in-by-passkey.ts'
import type { ReceivedOf } from '@croupier/api/operation.ts'
import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import type { OwnScope } from '../../../platform/context.ts'
import { implement } from '../../../platform/implement.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { type Entry, enterMember } from '../log-in/enter-member.ts'
import { findMember } from '../members/members-store.ts'
import { type AskedPasskey, lookAtAnswer } from './passkey-challenge.ts'
import { isHandleOf } from './passkey-handle.ts'
import { findPasskey, usePasskey } from './passkeys-store.ts'
import { relyingParty } from './relying-party.ts'
import { webauthn } from './webauthn.ts'

/** Whose key was shown, and what it counts now. @throws Refusal passkey.failed */
async function shownKey(ctx: OwnScope, { challenge }: AskedPasskey, shown: ReceivedOf<typeof logInByPasskey>['shown']) {
  const { id, origins } = relyingParty(ctx)
  const passkey = await findPasskey(ctx.db, Buffer.from(shown.id, 'base64url'))
  const member = passkey && (await findMember(ctx.db, passkey.memberId))
  if (!passkey || !member) throw new Refusal('passkey.failed')
  if (!isHandleOf(member.id, shown.response.userHandle)) throw new Refusal('passkey.failed')

  const { verifyAuthenticationResponse } = await webauthn()
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: shown as AuthenticationResponseJSON,
    expectedChallenge: challenge,
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
    ctx.log.info({ requestId: ctx.requestId, reason: String(error) }, 'passkey log-in rejected')
    throw new Refusal('passkey.failed')
  })
  if (!verified) throw new Refusal('passkey.failed')
  return { passkey, member, counter: BigInt(authenticationInfo.newCounter) }
}

export default implement(logInByPasskey, async (ctx, { shown, loginDeviceId }) => {
  // Before the challenge: where no key is of any use, none is used up.
  relyingParty(ctx)
  return lookAtAnswer(ctx, null, async (asked) => {
    const { passkey, member, counter } = await shownKey(ctx, asked, shown)
    const entry: Entry = {
      deviceId: loginDeviceId,
      proves: 'passkey',
      async stillHolds({ tx, clock }) {
        await asked.take(tx)
        return usePasskey(tx, passkey, counter, clock.now())
      },
      failure: () => ctx.refusal('passkey.failed'),
    }
    // No password was shown, so none is weak or expired.
    return enterMember(ctx, member, entry, (token) => ({ token, firstTimeLogin: false, passwordExpired: false }))
  })
})
