import { sql } from '@croupier/server/platform/database.ts'
import type { TestServer } from './server.ts'

/** Puts a member on a break that began two days ago and ends in so many hours; below none: it is over. */
export async function putOnABreak(server: TestServer, account: string, hours: number): Promise<void> {
  await server.wired.app.database.run(sql`
    insert into safeguards.break (member_id, is_exclusion, began_at, ends_at)
    select id, false, now() - interval '2 days', now() + make_interval(hours => ${hours}::int)
    from identity.member where account = ${account}`)
}
