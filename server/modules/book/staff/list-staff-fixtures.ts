import { listStaffFixtures } from '@croupier/api/book/staff/list-staff-fixtures.ts'
import { Money } from '@croupier/basis/money.ts'
import { implement } from '../../../platform/implement.ts'
import { readPage } from '../../../platform/page.ts'
import { describeFixture } from '../describe-fixture.ts'
import { exposuresOf } from '../exposures-store.ts'
import { databaseNow, type Fixture, fixturesAhead, fixturesBefore } from '../fixtures-store.ts'
import { soldOn } from '../slips-store.ts'

const highest = (amounts: readonly bigint[]) => amounts.reduce((most, each) => (each > most ? each : most), 0n)

export default implement(listStaffFixtures, async (ctx, { gameCode, state, before, pageSize }) => {
  const { rows: fixtures, next } = await readPage(
    pageSize,
    ({ id }: Fixture) => Number(id),
    (most) => {
      const page = { league: gameCode, before, most }
      return state === 'running' || state === 'coming'
        ? fixturesAhead(ctx.db, state, page)
        : fixturesBefore(ctx.db, { ...page, isOver: state === 'over' })
    },
  )
  const ids = fixtures.map(({ id }) => id)
  const [sold, exposures, now] = await Promise.all([soldOn(ctx.db, ids), exposuresOf(ctx.db, ids), databaseNow(ctx.db)])
  const list = fixtures.map((fixture) => {
    const own = sold.filter(({ fixtureId }) => fixtureId === fixture.id)
    const mostIn = (currency: string) =>
      highest(exposures.flatMap((row) => (row.fixtureId === fixture.id && row.currency === currency ? [row.most] : [])))
    return {
      fixture: describeFixture(ctx, fixture, { now, markets: 'none', pool: undefined }),
      isSuspended: fixture.isSuspended,
      slips: own.reduce((sum, { slips }) => sum + slips, 0),
      open: own.reduce((sum, { open }) => sum + open, 0),
      sold: own.map(({ currency, staked, paid }) => ({
        currency,
        staked: new Money(currency, staked).toString(),
        most: new Money(currency, mostIn(currency)).toString(),
        paid: new Money(currency, paid).toString(),
      })),
    }
  })
  return { list, next }
})
