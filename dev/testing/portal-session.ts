import { createHash, randomBytes } from 'node:crypto'
import { sql } from '@croupier/server/platform/database.ts'
import type { TestServer } from './server.ts'

/** A session of the portal as a log-in leaves it, whose token nobody has: games are launched from it. */
export async function openPortalSession({ wired }: TestServer, memberId: bigint): Promise<bigint> {
  const { clock, database } = wired.app
  const now = clock.now()
  const { id } = await database.one<{ id: bigint }>(sql`
    insert into identity.session (token_hash, member_id, started_at, seen_at, expires_at)
    values (${randomBytes(32)}, ${memberId}, ${new Date(now)}, ${new Date(now)}, ${new Date(now + 86_400_000)})
    returning id`)
  return id
}

/** The session of a token. */
export async function portalSessionOf({ wired }: TestServer, token: string): Promise<bigint> {
  const { id } = await wired.app.database.one<{ id: bigint }>(sql`
    select id
    from identity.session
    where token_hash = ${createHash('sha256').update(token).digest()}`)
  return id
}
