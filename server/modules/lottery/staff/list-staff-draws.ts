import { listStaffDraws } from '@croupier/api/lottery/staff/list-staff-draws.ts'
import { Money } from '@croupier/basis/money.ts'
import { familyCalled, writeDrawn } from '@croupier/games/lottery/families.ts'
import { implement } from '../../../platform/implement.ts'
import { describeDraw } from '../describe.ts'
import { drawsBefore, reportedResults } from '../draws-store.ts'
import { findGame } from '../games-store.ts'
import { exposedMost, soldOf } from '../orders-store.ts'
import { isStaffSource } from '../results-port.ts'

const NUMBERS = 10

export default implement(listStaffDraws, async (ctx, { gameCode, before, pageSize }) => {
  const game = await findGame(ctx.db, gameCode)
  const family = game && familyCalled(game.family)
  if (!family) throw ctx.refusal('lottery.game.closed')
  const draws = await drawsBefore(ctx.db, gameCode, 'ever on sale', { before, most: pageSize })
  const ids = draws.map(({ id }) => id)
  const [sold, numbers, reports] = await Promise.all([
    soldOf(ctx.db, ids),
    exposedMost(ctx.db, ids, NUMBERS),
    reportedResults(ctx.db, ids),
  ])
  const of = <Row extends { drawId: bigint }>(rows: readonly Row[], id: bigint) =>
    rows.filter(({ drawId }) => drawId === id)
  const list = draws.map((draw) => ({
    draw: describeDraw(family, draw),
    orders: of(sold, draw.id).reduce((sum, { orders }) => sum + orders, 0),
    sold: of(sold, draw.id).map(({ currency, staked, most, paid, shortfall }) => ({
      currency,
      staked: new Money(currency, staked).toString(),
      most: new Money(currency, most).toString(),
      paid: new Money(currency, paid).toString(),
      shortfall: new Money(currency, shortfall).toString(),
    })),
    numbers: of(numbers, draw.id).map(({ currency, what, most }) => ({
      currency,
      number: what,
      most: new Money(currency, most).toString(),
    })),
    reports: of(reports, draw.id).map(({ source, drawn }) => ({
      source,
      numbers: isStaffSource(source) && draw.drawn === null ? null : writeDrawn(family, drawn),
    })),
  }))
  return { list, next: draws.length === pageSize ? draws.at(-1)!.numero : null }
})
