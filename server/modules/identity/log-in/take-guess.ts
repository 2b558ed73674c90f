import type { OwnScope } from '../../../platform/context.ts'
import { networkOfVisit } from '../../../platform/network.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { waitForRoom } from '../../../platform/wait-for-room.ts'
import { type Attempts, endAttempt, takeAttempt, type UnderWay } from './attempts-store.ts'
import { confirmCaptcha } from '../human-proof/confirm-captcha.ts'
import { type HumanProof, proofOf } from '../human-proof/confirm-human.ts'
import { type AskedGuess, countOpenGuess, type FoundGuess, type GuessKeys } from './guesses-store.ts'
import { ADDRESS_LIMIT, CAPTCHA_AFTER, loginVerdict, STRANGER_LIMIT } from './login-lock.ts'
import type { Credentials } from '../passwords/credentials-store.ts'

/** A password that may be looked at now. */
export interface Guess {
  /** The member of the name, if any. */
  member: Credentials | undefined
  keys: GuessKeys
  /** Whether the next attempt needs the captcha, should this one fail. */
  isCaptchaNext: boolean
}

/** What a device the account knows may fail: the captcha comes with each, and no lock. */
const UNLIMITED = 2 ** 31 - 1

function locked({ windowEndsAt }: Attempts): Refusal {
  return new Refusal('login.locked', { until: windowEndsAt, captcha: true })
}

function verdictOf({ own, address, isKnownDevice }: FoundGuess) {
  return loginVerdict({ own: own.failures, address: address.failures, isKnownDevice })
}

/** What the verdict will be if all that is under way turns out to be right. */
function bestVerdictOf({ own, address, isKnownDevice }: FoundGuess) {
  const known = ({ failures, underWay }: UnderWay) => failures - underWay
  return loginVerdict({ own: known(own), address: known(address), isKnownDevice })
}

/** Counts a guess that came with the captcha. @throws Refusal login.locked */
async function countWithCaptcha(ctx: OwnScope, { keys, isKnownDevice }: FoundGuess): Promise<Attempts> {
  const now = ctx.clock.now()
  const own = await takeAttempt(ctx.db, keys.own, isKnownDevice ? UNLIMITED : STRANGER_LIMIT, now)
  if (!own.isTaken) throw locked(own)
  const address = await takeAttempt(ctx.db, keys.address, isKnownDevice ? UNLIMITED : ADDRESS_LIMIT, now)
  if (address.isTaken) return own
  await endAttempt(ctx.db, keys.own, 'undone')
  throw locked(address)
}

/**
 * Counts a guess where nothing stands against it. Statements of one moment all see the counts from before it: what was
 * counted beyond a limit so is taken back, and may wait like the others.
 */
async function countWithin(ctx: OwnScope, asked: AskedGuess): Promise<FoundGuess> {
  const found = await countOpenGuess(ctx.db, asked)
  const { own, address, keys, isKnownDevice, isCounted } = found
  const isBeyond = !isKnownDevice && (own.failures > STRANGER_LIMIT || address.failures > ADDRESS_LIMIT)
  if (!isCounted || !isBeyond) return found
  await endAttempt(ctx.db, keys.own, 'undone')
  await endAttempt(ctx.db, keys.address, 'undone')
  return { ...found, isCounted: false }
}

/**
 * Lets a guess at a password pass, or not, and counts it before the password is looked at: parallel guesses cannot pass
 * the limits together, and right ones are not kept out by each other. Where nothing stands against it, as is the rule, that
 * is one statement. Whoever looked at the password says what it was, by `takingBack` or `settleWrongGuess`.
 * @throws Refusal login.locked, login.captcha.required, login.captcha.wrong
 */
export async function takeGuess(
  ctx: OwnScope,
  given: HumanProof & { username: string; loginDeviceId?: string | undefined },
): Promise<Guess> {
  const proof = await proofOf(ctx, given.botCheck)
  const asked = {
    account: given.username,
    deviceId: given.loginDeviceId,
    address: networkOfVisit(ctx.visit),
    proof,
    now: ctx.clock.now(),
    below: { own: CAPTCHA_AFTER, address: ADDRESS_LIMIT },
  }
  const found = await waitForRoom(
    () => countWithin(ctx, asked),
    (guess) => {
      if (guess.isCounted) return false
      const verdict = verdictOf(guess)
      return (verdict === 'locked' || proof !== undefined) && verdict !== bestVerdictOf(guess)
    },
  )
  const { member, keys } = found
  if (found.isCounted) return { member, keys, isCaptchaNext: found.own.failures >= CAPTCHA_AFTER }

  if (verdictOf(found) === 'locked') throw locked(found.own.failures >= STRANGER_LIMIT ? found.own : found.address)
  await confirmCaptcha(ctx, given.captcha)
  const own = await countWithCaptcha(ctx, found)
  return { member, keys, isCaptchaNext: own.failures >= CAPTCHA_AFTER }
}
