import { courseFrom } from '@croupier/games/book/fairness.ts'
import { leagueCalled } from '@croupier/games/book/leagues.ts'
import type { Score } from '@croupier/games/book/match.ts'
import { hashOfServerSeed } from '@croupier/games/index.ts'
import { randomBytes } from 'node:crypto'
import { cataloguePort } from '@croupier/server/modules/catalogue/index.ts'
import { BOOK_VENDOR, tickBook } from '@croupier/server/modules/book/index.ts'
import { secretsPort } from '@croupier/server/platform/secrets.ts'
import { sql } from '@croupier/server/platform/database.ts'
import type { TestServer } from './server.ts'
import { asOperator } from './vendor.ts'

const types: Readonly<Record<string, string>> = { FOOTBALL: 'SPORTS', ARENA: 'ESPORTS', COCKFIGHT: 'COCKFIGHT' }

/** Puts the leagues in the catalogue and plans their matches. */
export async function openBook(server: TestServer): Promise<void> {
  await asOperator(server, 'setVendor', { code: BOOK_VENDOR, name: 'The book', protocol: 'book' })
  for (const [code, type] of Object.entries(types)) {
    await asOperator(server, 'addGame', { vendor: BOOK_VENDOR, code, name: code, type })
  }
  await server.wired.app.ports.use(cataloguePort).refresh()
  await tickBook(server.wired.app)
}

/** The house looks at the clock: matches whose time has come are ended and paid. */
export async function tickTheBook({ wired }: TestServer): Promise<void> {
  await tickBook(wired.app)
}

export interface PlannedMatch {
  id: number
  home: string
  away: string
}

let made = 0

/** Another match of a league, five minutes before it starts, that the clock has not planned. */
export async function matchToCome(server: TestServer, league: string): Promise<PlannedMatch> {
  made += 1
  const { id, ...sides } = await server.wired.app.database.one<{ id: bigint; home: string; away: string }>(sql`
    insert into book.fixture
      (league, number, home, away, home_chance, away_chance, starts_at, ends_at, seed_hash, sealed_seed, pool_margin,
       draw_price)
    select league, ${`9${String(made).padStart(12, '0')}`}, home, away, home_chance, away_chance,
           clock_timestamp() + interval '5 minutes', clock_timestamp() + interval '5 minutes' + (ends_at - starts_at), '', '', pool_margin,
           draw_price
    from book.fixture where league = ${league} order by id limit 1
    returning id, home, away`)
  const match = { id: Number(id), ...sides }
  await letEndWith(server, match.id, () => true)
  return match
}

/** Gives a match another seed, one that ends it so, or stands so after a step; looked for before anybody bets on it. */
export async function letEndWith(
  server: TestServer,
  matchId: number,
  isWanted: (final: Score, after: (step: number) => Score) => boolean,
): Promise<void> {
  const { database, ports } = server.wired.app
  const fixture = await database.one<{ league: string; number: string; home: number; away: number }>(sql`
    select league, number, home_chance as home, away_chance as away from book.fixture where id = ${matchId}`)
  const league = leagueCalled(fixture.league)!
  for (;;) {
    const serverSeed = randomBytes(32).toString('hex')
    const course = courseFrom(league, fixture, { leagueCode: fixture.league, number: fixture.number, serverSeed })
    const after = (step: number): Score => {
      const goals = (of: 'home' | 'away') => course.slice(0, step).filter((side) => side === of).length
      return { home: goals('home'), away: goals('away') }
    }
    if (!isWanted(after(course.length), after)) continue
    const seedHash = hashOfServerSeed(serverSeed)
    const sealed = ports.use(secretsPort).seal(serverSeed, `book.server-seed:${seedHash}`)
    await database.run(sql`
      update book.fixture set seed_hash = ${seedHash}, sealed_seed = ${sealed} where id = ${matchId}`)
    return
  }
}

/** Moves a match in time, so that it started so many milliseconds ago. */
export async function letHaveStarted(server: TestServer, matchId: number, milliseconds: number): Promise<void> {
  await server.wired.app.database.run(sql`
    update book.fixture
    set ends_at = clock_timestamp() - make_interval(secs => ${milliseconds / 1000}) + (ends_at - starts_at),
        starts_at = clock_timestamp() - make_interval(secs => ${milliseconds / 1000})
    where id = ${matchId}`)
}

const WHOLE_MATCH = 3_600_000

/** Lets a match end, and looks at the clock. */
export async function playOut(server: TestServer, matchId: number): Promise<void> {
  await letHaveStarted(server, matchId, WHOLE_MATCH)
  await tickTheBook(server)
}
