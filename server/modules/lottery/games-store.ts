import { type Queryable, type Sql, sql, type Tx } from '../../platform/database.ts'
import { builtInGames } from './built-in-games.ts'
import type { Limits } from './limits.ts'
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
  limits: Partial<Limits>
  isOpen: boolean
}

function columns(): Sql {
  return sql`
    code, family, vendor_code as "vendorCode", name, zone, schedule, close_seconds as "closeSeconds", limits,
    is_open as "isOpen"`
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

export function findGame(db: Queryable, code: string): Promise<LotteryGame | undefined> {
  return db.maybe<LotteryGame>(sql`select ${columns()} from lottery.game where code = ${code}`)
}

export async function changeGame(
  tx: Tx,
  code: string,
  change: Pick<LotteryGame, 'schedule' | 'closeSeconds' | 'limits' | 'isOpen'>,
): Promise<void> {
  await tx.run(sql`
    update lottery.game
    set schedule = ${JSON.stringify(change.schedule)}::jsonb, close_seconds = ${change.closeSeconds},
        limits = ${JSON.stringify(change.limits)}::jsonb, is_open = ${change.isOpen}
    where code = ${code}`)
}
