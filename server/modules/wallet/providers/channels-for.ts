import type { Scope } from '../../../platform/context.ts'
import type { Queryable } from '../../../platform/database.ts'
import { findMember } from '../../identity/index.ts'
import { vipPort } from '../vip-port.ts'
import { type DepositChannel, openChannels } from './deposit-channels-store.ts'

const DAY = 86_400_000

/** Whether a channel is for somebody on this level who registered so long ago. */
export function isFor(
  { leastLevel, leastDays }: Pick<DepositChannel, 'leastLevel' | 'leastDays'>,
  { level, days }: { level: number; days: number },
): boolean {
  return level >= leastLevel && days >= leastDays
}

/** The open channels that are offered to this member, in their order. */
export async function channelsFor(
  scope: Scope,
  db: Queryable,
  { memberId, currency }: { memberId: bigint; currency: string },
): Promise<DepositChannel[]> {
  const channels = await openChannels(db, currency)
  // Asked for only where it makes a difference.
  if (channels.every(({ leastLevel, leastDays }) => leastLevel === 0 && leastDays === 0)) return channels
  const level = await scope.use(vipPort).levelOf(db, memberId, currency)
  const member = await findMember(db, memberId)
  const days = (scope.clock.now() - (member?.createdAt ?? scope.clock.now())) / DAY
  return channels.filter((channel) => isFor(channel, { level, days }))
}
