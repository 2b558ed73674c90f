import { lockMemberByAccount } from '@croupier/server/modules/identity/index.ts'
import { sql, type Tx } from '@croupier/server/platform/database.ts'
import { expect } from 'vitest'
import type { TestServer } from './server.ts'

/** Answers what comes of a call that waits for a member's row, held by whoever does something meanwhile. */
export async function whileItWaits<Answer>(
  { wired }: TestServer,
  account: string,
  call: () => Promise<Answer>,
  meanwhile: (tx: Tx) => Promise<void>,
): Promise<Answer> {
  const { database } = wired.app
  const waiting = sql`
    select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like '%identity.member%'`
  const called = await database.transaction(async (tx) => {
    await lockMemberByAccount(tx, account)
    const answer = call()
    await expect.poll(async () => (await database.many(waiting)).length, { timeout: 10_000 }).toBeGreaterThan(0)
    await meanwhile(tx)
    // In an object, or the transaction would wait for who waits for it.
    return { answer }
  })
  return called.answer
}
