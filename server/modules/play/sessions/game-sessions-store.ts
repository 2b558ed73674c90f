import { createHash, randomUUID } from 'node:crypto'
import { uuidv7 } from '@croupier/basis/ids.ts'
import { type Queryable, type Sql, sql, type Tx } from '../../../platform/database.ts'
import { markSessionsSeen, type SessionRules, standingSessions } from '../../identity/index.ts'

/** How long a launched game may go on without being launched again. */
const HOURS = 12

/** Only the hash is stored: whoever reads the table cannot use what they find. */
export function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

export interface GameSessionOpening {
  memberId: bigint
  /**
   * The session of the portal it was launched from: it ends with that, however that ends. Null for a launch of an
   * operator’s, in the member’s name.
   */
  launchedFrom: bigint | null
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
  /**
   * `replaced`: the member launched the game again. `expired`: it was open for too long. `closed`: its vendor opened
   * nothing, or what it was launched from is over.
   */
  state: 'open' | 'replaced' | 'closed' | 'expired'
}

function columns(): Sql {
  return sql`
    s.id::text, s.member_id as "memberId", s.portal_session_id as "launchedFrom", s.account, s.currency, s.vendor_id as "vendorId",
    s.node_id as "gameNodeId", s.is_demo as "isDemo", s.language, s.device,
    case when s.state = 'open' and s.expires_at <= clock_timestamp() then 'expired' else s.state end as state`
}

/** Which game sessions are meant: by the hash of a token, else the one a member has open in a game. */
export interface NamedGameSession {
  sessionHash: Buffer | undefined
  memberId: bigint
  gameNodeId: number | undefined
}

/** Part of a statement: the sessions of the portal that these were launched from, where they were. Each by index. */
function launchersOf(named: readonly NamedGameSession[]): Sql {
  return sql`
    select launched.portal_session_id
    from unnest(
      ${named.map(({ sessionHash }) => sessionHash ?? null)}::bytea[],
      ${named.map(({ memberId }) => memberId)}::bigint[],
      ${named.map(({ gameNodeId }) => gameNodeId ?? null)}::int[]) as named (hash, member_id, node_id)
    cross join lateral (
      (select s.portal_session_id from play.session s where s.token_hash = named.hash limit 1)
      union all
      (
        select s.portal_session_id
        from play.session s
        where named.hash is null
          and s.member_id = named.member_id
          and s.node_id = named.node_id
          and not s.is_demo
          and s.state = 'open'
        limit 1)
    ) launched
    where launched.portal_session_id is not null`
}

/** Part of a statement: which sessions of the portal still count, of those that these games were launched from. */
export function standingLaunchers(named: readonly NamedGameSession[], rules: SessionRules): Sql {
  return sql`array(${standingSessions(launchersOf(named), rules)})`
}

/** Whoever plays is not idle: the sessions of the portal that these games were launched from were used now. */
export function markLaunchersSeen(
  db: Queryable,
  named: readonly NamedGameSession[],
  rules: SessionRules,
): Promise<void> {
  return markSessionsSeen(db, launchersOf(named), rules)
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
      (id, token_hash, member_id, portal_session_id, account, currency, vendor_id, node_id, is_demo, language, device, expires_at)
    values
      (${uuidv7()}, ${hashOfToken(token)}, ${memberId}, ${opening.launchedFrom}, ${opening.account}, ${opening.currency}, ${opening.vendorId},
       ${gameNodeId}, ${isDemo}, ${opening.language}, ${opening.device},
       clock_timestamp() + make_interval(hours => ${HOURS}))
    returning ${columns()}`)
  return { session, token }
}

/** The same session under another token, which alone takes bets from then on; undefined where it takes none any more. */
export async function renewGameSession(
  tx: Tx,
  session: GameSession,
  rules: SessionRules,
): Promise<{ session: GameSession; token: string } | undefined> {
  await lockGame(tx, session)
  const now = await maybeGameSession(tx, sql`s.id = ${session.id}`, rules)
  return now?.state === 'open' ? openGameSession(tx, session) : undefined
}

/** The session of a token, whatever its state. */
export function findGameSession(db: Queryable, token: string, rules: SessionRules): Promise<GameSession | undefined> {
  return maybeGameSession(db, sql`s.token_hash = ${hashOfToken(token)}`, rules)
}

async function maybeGameSession(db: Queryable, which: Sql, rules: SessionRules): Promise<GameSession | undefined> {
  const found = await db.maybe<GameSession & { isLauncherOver: boolean }>(sql`
    select ${columns()},
      s.portal_session_id is not null
        and not exists (${standingSessions(sql`select s.portal_session_id`, rules)}) as "isLauncherOver"
    from play.session s
    where ${which}`)
  if (!found) return undefined
  const { isLauncherOver, ...session } = found
  return isLauncherOver && session.state === 'open' ? { ...session, state: 'closed' } : session
}

export async function closeGameSession(db: Queryable, id: string): Promise<void> {
  await db.run(sql`
    update play.session
    set state = 'closed', closed_at = clock_timestamp()
    where id = ${id} and state = 'open'`)
}

/** Forgets sessions that ended long ago: no vendor names them any more. */
export function forgetOldGameSessions(db: Queryable): Promise<number> {
  return db.run(sql`delete from play.session where expires_at < now() - interval '30 days'`)
}
