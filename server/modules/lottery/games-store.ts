import { type Queryable, type Sql, sql, type Tx } from '../../platform/database.ts'
import { builtInGames } from './built-in-games.ts'
import type { GameLimits } from './limits.ts'
import type { Schedule } from './schedule.ts'

/** A lottery: whose rules it is played by, when it draws, what it takes. */
export interface LotteryGame {
  code: string
  family: string
  vendorCode: string
  name: string
  zone: string
  schedule: Schedule
  closeSeconds: number
  limits: GameLimits
  isOpen: boolean
  /** By bet type: what part of its odds is paid now, in hundredths of a per cent; all of it where it is not named. */
  oddsShares: Readonly<Record<string, number>> | null
}

function columns(): Sql {
  return sql`
    code, family, vendor_code as "vendorCode", name, zone, schedule, close_seconds as "closeSeconds", limits,
    is_open as "isOpen",
    (
      select jsonb_object_agg(v.play_code, v.share)
      from (
        select distinct on (o.play_code) o.play_code, o.share
        from lottery.odds_version o
        where o.game_code = game.code and o.holds_from <= clock_timestamp()
        order by o.play_code, o.holds_from desc, o.id desc
      ) v
    ) as "oddsShares"`
}

/** Writes down what the house knows and the database does not; what an operator changed stays. */
export async function addBuiltInGames(db: Queryable): Promise<void> {
  await db.run(sql`
    insert into lottery.game (code, family, vendor_code, name, zone, schedule, close_seconds, position)
    select g.code, g.family, g.vendor, g.name, g.zone, g.schedule, g."closeSeconds", g.position
    from jsonb_to_recordset(${JSON.stringify(builtInGames.map((game, position) => ({ ...game, position })))}::jsonb)
      as g(code text, family text, vendor text, name text, zone text, schedule jsonb, "closeSeconds" int, position int)
    on conflict (code) do nothing`)
}

export function allGames(db: Queryable): Promise<LotteryGame[]> {
  return db.many<LotteryGame>(sql`select ${columns()} from lottery.game order by position, code`)
}

/** These lotteries, by their codes; those that there are. */
export async function findGames(db: Queryable, codes: readonly string[]): Promise<Map<string, LotteryGame>> {
  const games = await db.many<LotteryGame>(sql`
    select ${columns()} from lottery.game where code = any(${codes}::text[])`)
  return new Map(games.map((game) => [game.code, game]))
}

export function findGame(db: Queryable, code: string): Promise<LotteryGame | undefined> {
  return db.maybe<LotteryGame>(sql`select ${columns()} from lottery.game where code = ${code}`)
}

/** The lottery, held until the transaction ends: what is changed of it is changed from how it stands. */
export function lockGame(tx: Tx, code: string): Promise<LotteryGame | undefined> {
  return tx.maybe<LotteryGame>(sql`select ${columns()} from lottery.game where code = ${code} for no key update`)
}

type GameChange = { [Name in 'schedule' | 'closeSeconds' | 'limits' | 'isOpen']?: LotteryGame[Name] | undefined }

/** What is not given stays as it is. */
export async function changeGame(tx: Tx, code: string, change: GameChange): Promise<void> {
  const { schedule, closeSeconds, limits, isOpen } = change
  await tx.run(sql`
    update lottery.game
    set schedule = coalesce(${schedule ? JSON.stringify(schedule) : null}::jsonb, schedule),
        close_seconds = coalesce(${closeSeconds ?? null}, close_seconds),
        limits = coalesce(${limits ? JSON.stringify(limits) : null}::jsonb, limits),
        is_open = coalesce(${isOpen ?? null}, is_open)
    where code = ${code}`)
}
