import type { Queryable } from '../../platform/database.ts'
import { devicesOf, findMemberByAccount, usersOfDevice } from '../identity/index.ts'

/** More members on one device are a shop, and who they are says nothing. */
const MOST_USERS = 500

/** The newest say enough. */
const MOST_DEVICES = 5

/** Whose orders a filter by account or device means; undefined where nobody has the account. */
export async function membersMeant(
  db: Queryable,
  { account, device }: { account?: string | undefined; device?: string | undefined },
): Promise<{ memberId: bigint | undefined; memberIds: readonly bigint[] | undefined } | undefined> {
  const member = account === undefined ? undefined : await findMemberByAccount(db, account)
  if (account !== undefined && !member) return undefined
  const memberIds = device === undefined ? undefined : await usersOfDevice(db, device, MOST_USERS)
  return { memberId: member?.id, memberIds }
}

/** From what an order's member has logged in, the newest first. */
export async function describeDevices(
  db: Queryable,
  memberId: bigint,
): Promise<{ id: string; lastSeenAt: number; userAgent: string | null }[]> {
  const devices = await devicesOf(db, memberId, { before: undefined, limit: MOST_DEVICES })
  return devices.map(({ id, lastSeenAt, userAgent }) => ({ id: id.toString(), lastSeenAt, userAgent }))
}
