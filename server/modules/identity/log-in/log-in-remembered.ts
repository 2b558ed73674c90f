import { logInRemembered } from '@croupier/api/identity/log-in/log-in-remembered.ts'
import type { OwnScope } from '../../../platform/context.ts'
import { implement } from '../../../platform/implement.ts'
import { deviceHashOf } from '../sessions/devices-store.ts'
import { type Entry, enterMember } from './enter-member.ts'
import { loginAnswerOf } from './login-answer.ts'
import { recordLogin, traceOf } from './login-records-store.ts'
import { findCredentialsOf, holdsPassword } from '../passwords/credentials-store.ts'
import { isStampOf } from '../passwords/password-stamp.ts'
import {
  clearRememberedCookie,
  newSecret,
  readRememberedCookie,
  REMEMBERED_SECONDS,
  secretHashOf,
  setRememberedCookie,
} from './remembered-login.ts'
import {
  findRememberedLogin,
  type RememberedLogin,
  removeRememberedLogin,
  rotateRememberedLogin,
} from './remembered-logins-store.ts'
import { revokeReused } from './revoke-reused.ts'

/** Whichever of the two who hold it this is, neither gets in. */
async function refuseReused(ctx: OwnScope, login: RememberedLogin): Promise<void> {
  await ctx.transaction(async (scope) => {
    if (!(await revokeReused(scope, login))) return
    await recordLogin(scope.tx, { memberId: login.memberId, outcome: 'refused', ...traceOf(ctx) })
  })
}

export default implement(logInRemembered, async (ctx, input) => {
  const now = ctx.clock.now()
  const given = readRememberedCookie(ctx.visit, input.username)
  const login = given && (await findRememberedLogin(ctx.db, secretHashOf(given.series), now))
  if (!given || !login) {
    clearRememberedCookie(ctx.visit, input.username)
    throw ctx.refusal('login.remember.stale')
  }
  if (login.isRetired || !login.secretHash.equals(secretHashOf(given.secret))) {
    clearRememberedCookie(ctx.visit, input.username)
    await refuseReused(ctx, login)
    throw ctx.refusal('login.remember.reused')
  }

  const device = deviceHashOf(input.loginDeviceId)
  const member = await findCredentialsOf(ctx.db, login.memberId)
  const isGood =
    member?.passwordHash &&
    member.account.toLowerCase() === input.username.toLowerCase() &&
    isStampOf(login.passwordStamp, member.passwordHash) &&
    device?.equals(login.deviceHash)
  if (!isGood) {
    await removeRememberedLogin(ctx.db, login.seriesHash)
    clearRememberedCookie(ctx.visit, input.username)
    throw ctx.refusal('login.remember.stale')
  }

  const { passwordHash } = member
  const answer = loginAnswerOf(ctx, member, { isDefaultPassword: false })
  const next = newSecret()
  let isReused = false
  try {
    const entry: Entry = {
      deviceId: input.loginDeviceId,
      // It lives on a device the member has logged in from.
      proves: 'device',
      answer,
      rememberedSeries: login.seriesHash,
      async stillHolds({ tx }) {
        if (!(await holdsPassword(tx, member.id, passwordHash))) return false
        const expiresAt = now + REMEMBERED_SECONDS * 1_000
        isReused = !(await rotateRememberedLogin(tx, login, secretHashOf(next), expiresAt))
        return !isReused
      },
      failure: () => ctx.refusal(isReused ? 'login.remember.reused' : 'login.remember.stale'),
    }
    return await enterMember(ctx, member, entry, (token) => {
      setRememberedCookie(ctx.visit, member.account, { series: given.series, secret: next })
      return { token, ...answer }
    })
  } catch (error) {
    if (isReused) {
      clearRememberedCookie(ctx.visit, input.username)
      await refuseReused(ctx, login)
    }
    throw error
  }
})
