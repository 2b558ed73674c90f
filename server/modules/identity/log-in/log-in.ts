import { logIn } from '@croupier/api/identity/log-in/log-in.ts'
import { implement } from '../../../platform/implement.ts'
import { hashPassword, isHashOutdated, verifyPassword } from '../../../platform/password-hash.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { type Entry, enterMember } from './enter-member.ts'
import { settleWrongGuess, takeBackGuess } from './guesses-store.ts'
import { defaultWeakPassword } from '../identity-settings.ts'
import { logInByFirebase } from './log-in-by-firebase.ts'
import { logInBySms } from './log-in-by-sms.ts'
import { loginAnswerOf } from './login-answer.ts'
import { recordLogin, traceOf } from './login-records-store.ts'
import { renewPasswordHash } from '../passwords/credentials-store.ts'
import { takeGuess } from './take-guess.ts'

export default implement(logIn, async (ctx, input) => {
  if (input.type === 'sms') return logInBySms(ctx, input)
  if (input.type === 'firebase') return logInByFirebase(ctx, input)
  if (input.password === '') {
    const fields = [{ field: 'password', messageKey: 'fields.message.enterPassword' }]
    throw ctx.refusal('request.invalid', { fields })
  }
  const settings = ctx.use(settingsPort)

  const { member, keys, isCaptchaNext } = await takeGuess(ctx, input)
  const isRight = await verifyPassword(member?.passwordHash, input.password)
  if (!member?.passwordHash || !isRight) {
    await settleWrongGuess(ctx.db, keys)
    if (member) await recordLogin(ctx.db, { memberId: member.id, outcome: 'wrong-password', ...traceOf(ctx) })
    throw ctx.refusal('login.failed', { captcha: isCaptchaNext })
  }

  try {
    let { passwordHash } = member
    if (isHashOutdated(passwordHash)) {
      const renewed = await hashPassword(input.password)
      if (await renewPasswordHash(ctx.db, member.id, passwordHash, renewed)) passwordHash = renewed
    }
    const isDefaultPassword = input.password === settings.read(defaultWeakPassword)
    const answer = loginAnswerOf(ctx, member, { isDefaultPassword })
    const entry: Entry = {
      deviceId: input.loginDeviceId,
      password: { hash: passwordHash, remember: input.remember },
      guess: keys,
      answer,
      // The password may have been changed while it was looked at: then it no longer opens anything.
      failure: () => ctx.refusal('login.failed', { captcha: false }),
    }
    return await enterMember(ctx, member, entry, (token) => ({ token, ...answer }))
  } catch (error) {
    // Whoever is kept out all the same has guessed right.
    if (error instanceof Refusal) await takeBackGuess(ctx.db, keys)
    throw error
  }
})
