import { cataloguePort } from '@croupier/server/modules/catalogue/index.ts'
import { tickLotteries } from '@croupier/server/modules/lottery/index.ts'
import { type Database, sql } from '@croupier/server/platform/database.ts'
import { type BettingHouse, openBettingHouse } from '../bets/betting-house.ts'

export const GAME = 'SSC5'

/** The betting house with a lottery on sale, which takes whatever is bet. Buyers come through a proxy, from many addresses. */
export async function openLotteryHouse(database: Database): Promise<BettingHouse> {
  const house = await openBettingHouse(database, { trustProxy: true })
  await house.perform('setVendor', { code: 'LOTT', name: 'LOTT', protocol: 'lottery' })
  await house.perform('addGame', { vendor: 'LOTT', code: GAME, name: GAME, type: 'LOTT' })
  await house.wired.app.ports.use(cataloguePort).refresh()
  await tickLotteries(house.wired.app)
  const most = '999999999999'
  await database.run(sql`
    update lottery.game
    set limits = ${JSON.stringify({ byCurrency: { BDT: { stake: most, linePayout: most, memberPayout: most, drawPayout: most, numberPayout: most } } })}::jsonb
    where code = ${GAME}`)
  return house
}

/** A draw that stays on sale for as long as a benchmark takes. */
export async function longestOnSale(database: Database): Promise<{ id: bigint; numero: string }> {
  return database.one(sql`
    select id, numero from lottery.draw
    where game_code = ${GAME} and state in ('planned', 'open')
    order by draws_at desc limit 1`)
}

/** What is chosen: some wins often, some seldom. */
export const CHOICES = [
  { playCode: 'Sum_BSOE', content: '0', units: 1 },
  { playCode: 'First2BSOE', content: '02_13', units: 4 },
  { playCode: 'FixedPlace', content: '12_#_#_#_05', units: 4 },
  { playCode: 'Last3Com6', content: '0358', units: 4 },
  { playCode: 'Last3Straight', content: '12_0_79', units: 4 },
] as const
