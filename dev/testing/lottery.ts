import { cataloguePort } from '@croupier/server/modules/catalogue/index.ts'
import { builtInGames, tickLotteries } from '@croupier/server/modules/lottery/index.ts'
import { families } from '@croupier/games/lottery/families.ts'
import { sql } from '@croupier/server/platform/database.ts'
import type { TestServer } from './server.ts'
import { asOperator } from './vendor.ts'

const types: Readonly<Record<string, string>> = { LOTT: 'LOTT', ELOTT: 'ELOTT', TCG_LOTTO_VN: 'VN', TCG_SEA: 'SEA' }

/** Puts these lotteries in the catalogue and plans their draws. */
export async function openLotteries(server: TestServer, codes: readonly string[]): Promise<void> {
  const games = builtInGames.filter(({ code }) => codes.includes(code))
  for (const vendor of new Set(games.map((game) => game.vendor))) {
    await asOperator(server, 'setVendor', { code: vendor, name: vendor, protocol: 'lottery' })
  }
  for (const { vendor, code, name } of games) {
    await asOperator(server, 'addGame', { vendor, code, name, type: types[vendor] })
  }
  await server.wired.app.ports.use(cataloguePort).refresh()
  await tickLotteries(server.wired.app)
}

/** The draw that is on sale, and stays so for the length of a test. */
export async function onSale(server: TestServer, gameCode: string): Promise<{ numero: string; id: bigint }> {
  return server.wired.app.database.one(sql`
    select id, numero from lottery.draw
    where game_code = ${gameCode} and state in ('planned', 'open') and closes_at > clock_timestamp() + interval '20 seconds'
    order by draws_at limit 1`)
}

/** Lets the time of a draw come: it is closed and drawn with the next look at the clock. */
export async function letDraw(server: TestServer, gameCode: string, numero: string): Promise<void> {
  await server.wired.app.database.run(sql`
    update lottery.draw
    set opens_at = clock_timestamp() - interval '3 seconds', closes_at = clock_timestamp() - interval '2 seconds',
        draws_at = clock_timestamp() - interval '1 second'
    where game_code = ${gameCode} and numero = ${numero}`)
}

/** The house looks at the clock: draws whose time has come are closed, drawn and paid. */
export async function lookAtTheClock({ wired }: TestServer): Promise<void> {
  await tickLotteries(wired.app)
}

/** Every bet type of every family of lotteries, and whether the house draws it. */
export const everyBetType = () =>
  families.flatMap(({ code: family, isHouse, bets }) => bets.map(({ code }) => ({ family, code, isHouse })))
