import type { OwnScope } from '../../../platform/context.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { firebasePort } from '../firebase-port.ts'
import { firebase } from '../identity-settings.ts'
import type { Phone } from '../contacts/phone.ts'
import { isSocialAnswerNoted, noteSocialAnswer } from '../social/social-attempts-store.ts'
import { SocialRefused, SocialUnavailable } from '../social-port.ts'
import type { UseUp } from './confirm-code.ts'

/** Firebase's tokens are good for an hour; here they stand for a code that was typed just now. */
const FRESH_MILLISECONDS = 300_000
const CLOCK_MILLISECONDS = 60_000

/** Whether a project is configured. */
export function takesFirebase(ctx: Pick<OwnScope, 'use'>): boolean {
  return ctx.use(settingsPort).read(firebase).projectId !== null
}

/**
 * Firebase's word that this number belongs to who asks, in the place of a code of our own. A token counts once: what this
 * answers uses it up with what it allows.
 * @throws Refusal function.not.available where no project is configured, code.missing, code.wrong, code.expired,
 *   firebase.unavailable
 */
export async function confirmFirebaseToken(ctx: OwnScope, phone: Phone, idToken: string | undefined): Promise<UseUp> {
  const { projectId, keysUrl } = ctx.use(settingsPort).read(firebase)
  if (projectId === null) throw new Refusal('function.not.available')
  const refuse = (code: 'code.missing' | 'code.wrong' | 'code.expired') =>
    new Refusal(code, { fields: [{ field: 'firebaseIdToken', messageKey: `refusals.${code}` }] })
  if (!idToken) throw refuse('code.missing')
  const now = ctx.clock.now()
  let signIn: { phone: string; at: number }
  try {
    signIn = await ctx.use(firebasePort).signInOf({ projectId, keysUrl }, idToken, now)
  } catch (error) {
    if (!(error instanceof SocialRefused) && !(error instanceof SocialUnavailable)) throw error
    ctx.log.warn({ requestId: ctx.requestId, reason: error.message }, 'Firebase token rejected')
    throw error instanceof SocialUnavailable ? new Refusal('firebase.unavailable') : refuse('code.wrong')
  }
  if (signIn.phone !== phone.e164) throw refuse('code.wrong')
  if (signIn.at < now - FRESH_MILLISECONDS) throw refuse('code.expired')
  // By what is signed: the signature itself may be written in more than one way.
  const signed = idToken.slice(0, idToken.lastIndexOf('.'))
  const answer = `firebase:${signed}`
  if (await isSocialAnswerNoted(ctx.db, answer)) throw refuse('code.expired')
  return async (tx) => {
    const isNew = await noteSocialAnswer(tx, answer, now + FRESH_MILLISECONDS + CLOCK_MILLISECONDS)
    if (!isNew) throw refuse('code.expired')
  }
}
