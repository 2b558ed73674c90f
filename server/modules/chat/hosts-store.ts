import { empty, type Queryable, type Sql, sql, type Tx } from '../../platform/database.ts'
import type { Host } from './host.ts'

const columns: Sql = sql`
  id, code, names, about, languages, look, vendor_code as "vendorCode", game_code as "gameCode", position,
  is_on_air as "isOnAir", on_air_since as "onAirSince", is_open as "isOpen", slow_seconds as "slowSeconds",
  write_level as "writeLevel", needs_deposit as "needsDeposit"`

export async function allHosts(db: Queryable): Promise<Host[]> {
  return db.many<Host>(sql`
    select ${columns}
    from chat.host
    order by position, id`)
}

export async function findHost(db: Queryable, id: number): Promise<Host | undefined> {
  return db.maybe<Host>(sql`
    select ${columns}
    from chat.host
    where id = ${id}`)
}

export async function hostByCode(db: Queryable, code: string, lock = false): Promise<Host | undefined> {
  return db.maybe<Host>(sql`
    select ${columns}
    from chat.host
    where code = ${code}
    ${lock ? sql`for update` : empty}`)
}

export type HostFacts = Pick<
  Host,
  'code' | 'names' | 'about' | 'languages' | 'look' | 'vendorCode' | 'gameCode' | 'position'
>

export async function saveHost(tx: Tx, facts: HostFacts): Promise<Host> {
  const { code, names, about, languages, look, vendorCode, gameCode, position } = facts
  return tx.one<Host>(sql`
    insert into chat.host (code, names, about, languages, look, vendor_code, game_code, position)
    values (${code}, ${JSON.stringify(names)}::jsonb, ${JSON.stringify(about)}::jsonb, ${languages}::text[], ${look},
            ${vendorCode}, ${gameCode}, ${position})
    on conflict (code) do update
    set names = excluded.names, about = excluded.about, languages = excluded.languages, look = excluded.look,
      vendor_code = excluded.vendor_code, game_code = excluded.game_code, position = excluded.position
    returning ${columns}`)
}

export type RoomRules = Pick<Host, 'isOnAir' | 'onAirSince' | 'isOpen' | 'slowSeconds' | 'writeLevel' | 'needsDeposit'>

export async function setRoom(tx: Tx, id: number, rules: RoomRules): Promise<Host> {
  const { isOnAir, onAirSince, isOpen, slowSeconds, writeLevel, needsDeposit } = rules
  return tx.one<Host>(sql`
    update chat.host
    set is_on_air = ${isOnAir}, on_air_since = ${onAirSince === null ? null : new Date(onAirSince)}, is_open = ${isOpen},
      slow_seconds = ${slowSeconds}, write_level = ${writeLevel}, needs_deposit = ${needsDeposit}
    where id = ${id}
    returning ${columns}`)
}
