import { listStaffPokerTables } from '@croupier/api/poker/staff/list-staff-poker-tables.ts'
import { Money } from '@croupier/basis/money.ts'
import { implement } from '../../../platform/implement.ts'
import { readPage } from '../../../platform/page.ts'
import { describeDesk } from '../describe-desk.ts'
import { type Desk, desksBefore } from '../desks-store.ts'
import { seatsAtAll } from '../seats-store.ts'

export default implement(listStaffPokerTables, async (ctx, { state, before, pageSize }) => {
  const { rows, next } = await readPage(
    pageSize,
    ({ id }: Desk) => Number(id),
    (most) => desksBefore(ctx.db, { state, before: before === undefined ? undefined : BigInt(before), most }),
  )
  const all = await seatsAtAll(
    ctx.db,
    rows.map(({ id }) => id),
  )
  const list = rows.map((desk) => {
    const seats = all.filter(({ deskId }) => deskId === desk.id)
    const amount = (units: bigint) => new Money(desk.currency, units).toString()
    return {
      table: describeDesk(desk),
      openedAt: desk.openedAt,
      hands: Number(desk.hands),
      rake: amount(desk.raked),
      chips: amount(seats.reduce((sum, { stack }) => sum + stack, 0n)),
      isPlaying: desk.handId !== null,
      seats: seats.map(({ seat, account, memberId, stack, isOut, ip, satAt }) => ({
        seat,
        account,
        memberId: String(memberId),
        stack: amount(stack),
        isOut,
        ip,
        satAt,
        sharesAddress: ip !== '' && seats.some((other) => other.seat !== seat && other.ip === ip),
      })),
    }
  })
  return { list, next }
})
