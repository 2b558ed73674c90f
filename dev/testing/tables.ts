import { hashOfServerSeed } from '@croupier/games/index.ts'
import { type Dealt, dealtOf, type TableCode, tableCodes } from '@croupier/games/tables/tables.ts'
import { randomBytes } from 'node:crypto'
import { cataloguePort } from '@croupier/server/modules/catalogue/index.ts'
import { TABLES_VENDOR, tickTables } from '@croupier/server/modules/tables/index.ts'
import { sql } from '@croupier/server/platform/database.ts'
import { secretsPort } from '@croupier/server/platform/secrets.ts'
import type { TestServer } from './server.ts'
import { asOperator } from './vendor.ts'

/** Puts the tables in the catalogue and plans their first rounds. */
export async function openTables(server: TestServer): Promise<void> {
  await asOperator(server, 'setVendor', { code: TABLES_VENDOR, name: 'The tables', protocol: 'tables' })
  for (const code of tableCodes) {
    await asOperator(server, 'addGame', { vendor: TABLES_VENDOR, code, name: code, type: 'LIVE' })
  }
  await server.wired.app.ports.use(cataloguePort).refresh()
  await tickTables(server.wired.app)
}

/** The house looks at the clock: rounds whose time has come are ended and paid, and the next are planned. */
export async function tickTheTables({ wired }: TestServer): Promise<void> {
  await tickTables(wired.app)
}

let made = 0

/** Another round of a table that takes bets for five minutes, and that the clock has not planned. */
export async function roundToBet(
  server: TestServer,
  gameCode: TableCode,
  { laPartage = false, isWanted = () => true }: { laPartage?: boolean; isWanted?: (dealt: Dealt) => boolean } = {},
): Promise<number> {
  made += 1
  const { database } = server.wired.app
  const number = `9${String(made).padStart(11, '0')}`
  const { id } = await database.one<{ id: bigint }>(sql`
    insert into tables.round (game_code, number, opens_at, closes_at, ends_at, seed_hash, sealed_seed, la_partage)
    values (${gameCode}, ${number}, clock_timestamp(), clock_timestamp() + interval '5 minutes',
            clock_timestamp() + interval '6 minutes', '', '', ${laPartage})
    returning id`)
  await letDeal(server, Number(id), isWanted)
  return Number(id)
}

/** Gives a round another seed, one that deals so; looked for before anybody bets on it. */
export async function letDeal(server: TestServer, roundId: number, isWanted: (dealt: Dealt) => boolean): Promise<void> {
  const { database, ports } = server.wired.app
  const { code, number } = await database.one<{ code: TableCode; number: string }>(sql`
    select game_code as code, number from tables.round where id = ${roundId}`)
  for (;;) {
    const serverSeed = randomBytes(32).toString('hex')
    if (!isWanted(dealtOf(code, { number, serverSeed }))) continue
    const seedHash = hashOfServerSeed(serverSeed)
    const sealed = ports.use(secretsPort).seal(serverSeed, `tables.server-seed:${seedHash}`)
    await database.run(sql`
      update tables.round set seed_hash = ${seedHash}, sealed_seed = ${sealed} where id = ${roundId}`)
    return
  }
}

/** Moves a round in time, so that it takes bets for so many milliseconds more; below nothing it was closed so long ago. */
export async function letCloseIn(server: TestServer, roundId: number, milliseconds: number): Promise<void> {
  // One look at the clock: between two of them a millisecond may turn, and the round would be longer by it.
  await server.wired.app.database.run(sql`
    with closing as materialized (select clock_timestamp() + make_interval(secs => ${milliseconds / 1000}) as at)
    update tables.round r
    set opens_at = c.at - (r.closes_at - r.opens_at), closes_at = c.at, ends_at = c.at + (r.ends_at - r.closes_at)
    from closing c
    where r.id = ${roundId}`)
}

const WHOLE_ROUND = 3_600_000

/** Lets a round end, and looks at the clock. */
export async function playOutRound(server: TestServer, roundId: number): Promise<void> {
  await letCloseIn(server, roundId, -WHOLE_ROUND)
  await tickTheTables(server)
}
