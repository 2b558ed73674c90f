import type { OwnScope, WriteScope } from '../../../platform/context.ts'
import { hashPassword } from '../../../platform/password-hash.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { sessionsEnded } from '../events.ts'
import { defaultWeakPassword } from '../identity-settings.ts'
import { lendMemberPassword } from './credentials-store.ts'
import { endSessionsOf } from '../sessions/sessions-store.ts'

/**
 * Another password for somebody who lost theirs: the house's default one, or the one given. Answers what gives it, in one transaction: it lasts until the
 * first log-in, and whoever was in is out.
 */
export async function lendPassword(
  scope: OwnScope,
  given?: string,
): Promise<{ password: string; lend: (write: WriteScope, memberId: bigint) => Promise<void> }> {
  const password = given ?? scope.use(settingsPort).read(defaultWeakPassword)
  const hash = await hashPassword(password)
  return {
    password,
    async lend(write, memberId) {
      const now = write.clock.now()
      await lendMemberPassword(write.tx, memberId, hash, now)
      await endSessionsOf(write.tx, memberId, now, 'password-changed')
      write.announce(
        sessionsEnded({ memberId: memberId.toString(), reason: 'password-changed', exceptSessionId: null }),
      )
    },
  }
}
