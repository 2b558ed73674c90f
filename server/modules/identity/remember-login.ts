import type { WriteScope } from '../../platform/context.ts'
import { deviceHashOf } from './devices-store.ts'
import { passwordStamp } from './password-stamp.ts'
import { newSecret, REMEMBERED_SECONDS, type RememberedSecret, secretHashOf } from './remembered-login.ts'
import { forgetRememberedDevice, keepRememberedLogin } from './remembered-logins-store.ts'

/**
 * Keeps what stands for the password on this device for a day, or forgets it. Answers the browser's half, which is set as
 * a cookie once the transaction has committed. A device that names itself in no way is not remembered.
 */
export async function rememberLogin(
  scope: WriteScope,
  memberId: bigint,
  login: { deviceId: string | undefined; passwordHash: string; isWanted: boolean },
): Promise<RememberedSecret | undefined> {
  const deviceHash = deviceHashOf(login.deviceId)
  if (!deviceHash) return undefined
  if (!login.isWanted) {
    await forgetRememberedDevice(scope.tx, memberId, deviceHash)
    return undefined
  }
  const remembered = { series: newSecret(), secret: newSecret() }
  await keepRememberedLogin(
    scope.tx,
    {
      seriesHash: secretHashOf(remembered.series),
      secretHash: secretHashOf(remembered.secret),
      memberId,
      deviceHash,
      passwordStamp: passwordStamp(login.passwordHash)!,
    },
    scope.clock.now() + REMEMBERED_SECONDS * 1_000,
  )
  return remembered
}
