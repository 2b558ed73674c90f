import type { OwnScope } from '../../../platform/context.ts'
import { networkOfVisit } from '../../../platform/network.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { type Attempts, beginAttempt } from './attempts-store.ts'
import { confirmCaptcha } from '../human-proof/confirm-captcha.ts'
import { type HumanProof, proofOf } from '../human-proof/confirm-human.ts'
import { countOpenGuess, type GuessKeys } from './guesses-store.ts'
import { ADDRESS_LIMIT, CAPTCHA_AFTER, loginVerdict, STRANGER_LIMIT } from './login-lock.ts'
import type { Credentials } from '../members/members-store.ts'

/** A password that may be looked at now. */
export interface Guess {
  /** Who has the name, if anybody. */
  member: Credentials | undefined
  keys: GuessKeys
  /** Whether the next attempt needs the captcha, should this one fail. */
  isCaptchaNext: boolean
}

function locked({ windowEndsAt }: Attempts): Refusal {
  return new Refusal('login.locked', { until: windowEndsAt, captcha: true })
}

/**
 * Lets a guess at a password pass, or not, and counts it before the password is looked at: parallel guesses cannot pass
 * the limits together. Where nothing stands against it, as is the rule, that is one statement.
 * @throws Refusal login.locked, login.captcha.required, login.captcha.wrong
 */
export async function takeGuess(
  ctx: OwnScope,
  given: HumanProof & { username: string; loginDeviceId?: string | undefined },
): Promise<Guess> {
  const now = ctx.clock.now()
  const found = await countOpenGuess(ctx.db, {
    account: given.username,
    deviceId: given.loginDeviceId,
    address: networkOfVisit(ctx.visit),
    proof: await proofOf(ctx, given.botCheck),
    now,
    below: { own: CAPTCHA_AFTER, address: ADDRESS_LIMIT },
  })
  const { member, keys, isKnownDevice } = found
  let { own, address } = found
  if (!found.isCounted) {
    if (loginVerdict({ own: own.failures, isKnownDevice, address: address.failures }) === 'locked') {
      throw locked(own.failures >= STRANGER_LIMIT ? own : address)
    }
    await confirmCaptcha(ctx, given.captcha)
    own = await beginAttempt(ctx.db, keys.own, now)
    address = await beginAttempt(ctx.db, keys.address, now)
  }
  if (!isKnownDevice && (own.failures > STRANGER_LIMIT || address.failures > ADDRESS_LIMIT)) {
    throw locked(own.failures > STRANGER_LIMIT ? own : address)
  }
  return { member, keys, isCaptchaNext: own.failures >= CAPTCHA_AFTER }
}
