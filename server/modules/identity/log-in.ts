import { logIn } from '@croupier/api/identity/log-in.ts'
import type { OwnScope } from '../../platform/context.ts'
import { implement } from '../../platform/implement.ts'
import { networkOfVisit } from '../../platform/network.ts'
import { hashPassword, isHashOutdated, verifyPassword } from '../../platform/password-hash.ts'
import { Refusal } from '../../platform/refusal.ts'
import { settingsPort } from '../../platform/settings.ts'
import { type AttemptKey, beginAttempt, countAttempts, forgiveAttempt } from './attempts-store.ts'
import { confirmCaptcha } from './confirm-captcha.ts'
import { isKnownDevice } from './devices-store.ts'
import { enterMember } from './enter-member.ts'
import { confirmHuman, type HumanProof } from './confirm-human.ts'
import { defaultWeakPassword } from './identity-settings.ts'
import { logInByFirebase } from './log-in-by-firebase.ts'
import { logInBySms } from './log-in-by-sms.ts'
import { loginAnswerOf } from './login-answer.ts'
import { ADDRESS_LIMIT, CAPTCHA_AFTER, loginVerdict, STRANGER_LIMIT } from './login-lock.ts'
import { recordLogin } from './login-records-store.ts'
import { findCredentials, holdsPassword, renewPasswordHash } from './members-store.ts'

interface Guess {
  own: AttemptKey
  address: AttemptKey
  isKnownDevice: boolean
}

/** What this attempt is counted by. A name that nobody has is counted like any other. */
async function guessOf(ctx: OwnScope, account: string, deviceId: string | undefined): Promise<Guess> {
  const known = await isKnownDevice(ctx.db, account, deviceId)
  const name = account.toLowerCase()
  return {
    own: known ? { kind: 'device', subject: `${name} ${deviceId}` } : { kind: 'stranger', subject: name },
    address: { kind: 'address', subject: networkOfVisit(ctx.visit) },
    isKnownDevice: known,
  }
}

/** @throws Refusal login.locked, login.captcha.required, login.captcha.wrong */
async function passLock(ctx: OwnScope, guess: Guess, given: HumanProof): Promise<void> {
  const now = ctx.clock.now()
  const counted = await countAttempts(ctx.db, [guess.own, guess.address], now)
  const own = counted.get(guess.own.kind)!
  const address = counted.get('address')!
  const failures = { own: own.failures, isKnownDevice: guess.isKnownDevice, address: address.failures }
  const verdict = loginVerdict(failures)
  const ends = own.failures >= STRANGER_LIMIT ? own.windowEndsAt : address.windowEndsAt
  if (verdict === 'locked') throw new Refusal('login.locked', { until: ends, captcha: true })
  if (verdict === 'captcha') await confirmCaptcha(ctx, given.captcha)
  else await confirmHuman(ctx, given)
}

/**
 * Counts the guess before the password is looked at: parallel guesses cannot pass the limit together.
 * @throws Refusal login.locked
 */
async function countGuess(ctx: OwnScope, guess: Guess): Promise<{ isCaptchaNext: boolean }> {
  const now = ctx.clock.now()
  const own = await beginAttempt(ctx.db, guess.own, now)
  const address = await beginAttempt(ctx.db, guess.address, now)
  if (!guess.isKnownDevice && (own.failures > STRANGER_LIMIT || address.failures > ADDRESS_LIMIT)) {
    const ends = own.failures > STRANGER_LIMIT ? own.windowEndsAt : address.windowEndsAt
    throw new Refusal('login.locked', { until: ends, captcha: true })
  }
  return { isCaptchaNext: own.failures >= CAPTCHA_AFTER }
}

export default implement(logIn, async (ctx, input) => {
  if (input.type === 'sms') return logInBySms(ctx, input)
  if (input.type === 'firebase') return logInByFirebase(ctx, input)
  const now = ctx.clock.now()
  const settings = ctx.use(settingsPort)

  const guess = await guessOf(ctx, input.username, input.loginDeviceId)
  await passLock(ctx, guess, input)
  const { isCaptchaNext } = await countGuess(ctx, guess)

  const member = await findCredentials(ctx.db, input.username)
  const isRight = await verifyPassword(member?.passwordHash, input.password)
  const trace = { at: now, ip: ctx.visit?.ip ?? null, userAgent: ctx.visit?.userAgent || null }
  if (!member?.passwordHash || !isRight) {
    if (member) await recordLogin(ctx.db, { memberId: member.id, outcome: 'wrong-password', ...trace })
    throw ctx.refusal('login.failed', { captcha: isCaptchaNext })
  }
  await forgiveAttempt(ctx.db, guess.own, 'all')
  await forgiveAttempt(ctx.db, guess.address, 'one')

  let { passwordHash } = member
  if (isHashOutdated(passwordHash)) {
    const renewed = await hashPassword(input.password)
    if (await renewPasswordHash(ctx.db, member.id, passwordHash, renewed)) passwordHash = renewed
  }

  const isDefaultPassword = input.password === settings.read(defaultWeakPassword)
  const answer = loginAnswerOf(ctx, member, { isDefaultPassword })
  const token = await enterMember(ctx, member, {
    deviceId: input.loginDeviceId,
    password: { hash: passwordHash, remember: input.remember },
    answer,
    // The password may have been changed while it was looked at: then it no longer opens anything.
    stillHolds: (tx) => holdsPassword(tx, member.id, passwordHash),
    failure: () => ctx.refusal('login.failed', { captcha: false }),
  })
  return { token, ...answer }
})
