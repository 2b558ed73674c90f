import { listPokerTables } from '@croupier/api/poker/list-poker-tables.ts'
import { Money } from '@croupier/basis/money.ts'
import { implement } from '../../platform/implement.ts'
import { describeDesk } from './describe-desk.ts'
import { openDesks } from './desks-store.ts'
import { isOpen, offeredPoker } from './offered.ts'
import { seatsOf } from './seats-store.ts'

export default implement(listPokerTables, async (ctx) => {
  const { memberId, currency, isTrial } = ctx.session
  const offered = offeredPoker(ctx)
  const [desks, own] = await Promise.all([openDesks(ctx.db, { currency, isTrial }), seatsOf(ctx.db, memberId)])
  return {
    isOpen: offered !== undefined && isOpen(offered),
    currency,
    onTables: new Money(
      currency,
      own.reduce((sum, { stack }) => sum + stack, 0n),
    ).toString(),
    list: desks.map(({ players, ...desk }) => ({
      table: describeDesk(desk),
      players,
      isSeated: own.some(({ deskId }) => deskId === desk.id),
    })),
  }
})
