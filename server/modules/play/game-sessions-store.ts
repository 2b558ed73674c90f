import { createHash, randomUUID } from 'node:crypto'
import { uuidv7 } from '@croupier/basis/ids.ts'
import { type Queryable, type Sql, sql, type Tx } from '../../platform/database.ts'

/** How long a launched game may go on without being launched again. */
const HOURS = 12

/** Only the hash is stored: whoever reads the table cannot use what he finds. */
export function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

export interface GameSessionOpening {
  memberId: bigint
  account: string
  currency: string
  vendorId: number
  gameNodeId: number
  /** Play money the game itself hands out; a trial's own play money is not that. */
  isDemo: boolean
  language: string
  device: 'desktop' | 'mobile'
}

export interface GameSession extends GameSessionOpening {
  /** A version 7 uuid. */
  id: string
  /** `replaced`: the member launched the game again. `expired`: it was open for too long. */
  state: 'open' | 'replaced' | 'closed' | 'expired'
}

function columns(): Sql {
  return sql`
    s.id::text, s.member_id as "memberId", s.account, s.currency, s.vendor_id as "vendorId",
    s.node_id as "gameNodeId", s.is_demo as "isDemo", s.language, s.device,
    case when s.state = 'open' and s.expires_at <= clock_timestamp() then 'expired' else s.state end as state`
}

/** Two launches at the same moment: the later one waits, and replaces the earlier. */
async function lockGame(tx: Tx, { memberId, gameNodeId }: GameSessionOpening): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`game session ${memberId} ${gameNodeId}`}, 0))`)
}

/** Opens a session in the place of the one this game has now; its token can be read nowhere again. */
export async function openGameSession(
  tx: Tx,
  opening: GameSessionOpening,
): Promise<{ session: GameSession; token: string }> {
  const { memberId, gameNodeId, isDemo } = opening
  // 122 random bits, in the form that vendors' fields for it expect.
  const token = randomUUID()
  await lockGame(tx, opening)
  await tx.run(sql`
    update play.session
    set state = 'replaced', closed_at = clock_timestamp()
    where member_id = ${memberId} and node_id = ${gameNodeId} and is_demo = ${isDemo} and state = 'open'`)
  const session = await tx.one<GameSession>(sql`
    insert into play.session as s
      (id, token_hash, member_id, account, currency, vendor_id, node_id, is_demo, language, device, expires_at)
    values
      (${uuidv7()}, ${hashOfToken(token)}, ${memberId}, ${opening.account}, ${opening.currency}, ${opening.vendorId},
       ${gameNodeId}, ${isDemo}, ${opening.language}, ${opening.device},
       clock_timestamp() + make_interval(hours => ${HOURS}))
    returning ${columns()}`)
  return { session, token }
}

/** The same session under another token, which alone takes bets from then on; undefined where it takes none any more. */
export async function renewGameSession(
  tx: Tx,
  session: GameSession,
): Promise<{ session: GameSession; token: string } | undefined> {
  await lockGame(tx, session)
  const open = await tx.maybe(sql`
    select from play.session s
    where s.id = ${session.id} and s.state = 'open' and s.expires_at > clock_timestamp()`)
  return open && openGameSession(tx, session)
}

/** The session of a token, whatever its state. */
export function findGameSession(db: Queryable, token: string): Promise<GameSession | undefined> {
  return db.maybe<GameSession>(sql`
    select ${columns()}
    from play.session s
    where s.token_hash = ${hashOfToken(token)}`)
}

export async function closeGameSession(db: Queryable, id: string): Promise<void> {
  await db.run(sql`
    update play.session
    set state = 'closed', closed_at = clock_timestamp()
    where id = ${id} and state = 'open'`)
}

/** Whoever was locked out or logged out plays no further; what he has won is still paid. */
export async function closeGameSessionsOf(db: Queryable, memberIds: readonly bigint[]): Promise<void> {
  await db.run(sql`
    update play.session
    set state = 'closed', closed_at = clock_timestamp()
    where member_id = any (${memberIds}::bigint[]) and state = 'open'`)
}

/** Forgets sessions that ended long ago: no vendor names them any more. */
export function forgetOldGameSessions(db: Queryable): Promise<number> {
  return db.run(sql`delete from play.session where expires_at < now() - interval '30 days'`)
}
