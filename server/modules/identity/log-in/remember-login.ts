import type { WriteScope } from '../../../platform/context.ts'
import { deviceHashOf } from '../sessions/devices-store.ts'
import { passwordStamp } from '../passwords/password-stamp.ts'
import type { Member } from '../members/member.ts'
import {
  newSecret,
  readRememberedCookie,
  REMEMBERED_SECONDS,
  type RememberedSecret,
  secretHashOf,
} from './remembered-login.ts'
import { findRememberedLogin, keepRememberedLogin, retireRememberedDevice } from './remembered-logins-store.ts'
import { revokeReused } from './revoke-reused.ts'

/** What this browser was remembered by is taken from it now: has somebody else used it since it was given? */
async function noticeReuse(scope: WriteScope, member: Member): Promise<void> {
  const given = readRememberedCookie(scope.visit, member.account)
  const before = given && (await findRememberedLogin(scope.tx, secretHashOf(given.series), scope.clock.now()))
  if (!before || before.memberId !== member.id) return
  if (!before.secretHash.equals(secretHashOf(given.secret))) await revokeReused(scope, before)
}

/**
 * Keeps what stands for the password on this device for a day, or forgets it. Answers the browser's half. A device that names itself in no way is not remembered.
 */
export async function rememberLogin(
  scope: WriteScope,
  member: Member,
  login: { deviceId: string | undefined; passwordHash: string; isWanted: boolean },
): Promise<RememberedSecret | undefined> {
  const deviceHash = deviceHashOf(login.deviceId)
  if (!deviceHash) return undefined
  await noticeReuse(scope, member)
  if (!login.isWanted) {
    await retireRememberedDevice(scope.tx, member.id, deviceHash)
    return undefined
  }
  const remembered = { series: newSecret(), secret: newSecret() }
  await keepRememberedLogin(
    scope.tx,
    {
      seriesHash: secretHashOf(remembered.series),
      secretHash: secretHashOf(remembered.secret),
      memberId: member.id,
      deviceHash,
      passwordStamp: passwordStamp(login.passwordHash)!,
    },
    scope.clock.now() + REMEMBERED_SECONDS * 1_000,
  )
  return remembered
}
