import { type Queryable, sql } from '../../../platform/database.ts'
import { knowsDevice } from './devices-store.ts'
import { hasLoggedIn } from '../log-in/login-records-store.ts'
import { knowsNetwork } from './networks-store.ts'

/**
 * Whether a member has logged in from this device, or from this address's network, before. So is every place for who has
 * never logged in: there is none it differs from.
 */
export async function isFamiliarPlace(
  db: Queryable,
  memberId: bigint,
  { deviceId, ip }: { deviceId: string | undefined; ip: string | null },
): Promise<boolean> {
  const { familiar } = await db.one<{ familiar: boolean }>(sql`
    select ${knowsDevice(sql`m.id`, deviceId)} or ${knowsNetwork(sql`m.id`, ip)} or not ${hasLoggedIn(sql`m.id`)} as familiar
    from (select ${memberId}::bigint as id) m`)
  return familiar
}
