import type { sentKinds, sentStates } from '@croupier/api/messaging/list-sent.ts'
import { empty, type Queryable, sql } from '../../platform/database.ts'
import { below } from '../../platform/page.ts'

export interface Sent {
  id: bigint
  kind: (typeof sentKinds)[number]
  receiver: string
  subject: string
  fault: string | null
  sentAt: number
}

export async function insertSent(db: Queryable, { kind, receiver, subject, fault, sentAt }: Omit<Sent, 'id'>) {
  await db.run(sql`
    insert into messaging.sent (kind, receiver, subject, fault, sent_at)
    values (${kind}, ${receiver}, ${subject}, ${fault}, ${new Date(sentAt)})`)
}

/** Newest first. */
export async function listOfSent(
  db: Queryable,
  filter: {
    kind: Sent['kind'] | undefined
    state: (typeof sentStates)[number] | undefined
    before: string | undefined
    limit: number
  },
): Promise<Sent[]> {
  const { kind, state, before, limit } = filter
  return db.many<Sent>(sql`
    select id, kind, receiver, subject, fault, sent_at as "sentAt"
    from messaging.sent
    where true
      ${kind === undefined ? empty : sql`and kind = ${kind}`}
      ${state === undefined ? empty : sql`and (fault is null) = ${state === 'taken'}`}
      and ${below(sql`id`, before)}
    order by id desc
    limit ${limit}`)
}

const KEPT_DAYS = 30

/** Forgets what left long ago. Called by a schedule. */
export async function forgetOldSent(db: Queryable, now: number): Promise<number> {
  return db.run(sql`
    delete from messaging.sent
    where sent_at < ${new Date(now - KEPT_DAYS * 86_400_000)}`)
}
