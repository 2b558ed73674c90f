import { randomUUID } from 'node:crypto'
import { findMemberByAccount } from '@croupier/server/modules/identity/index.ts'
import { sql } from '@croupier/server/platform/database.ts'
import type { TestServer } from './server.ts'

/** What tells that accounts are one person's. */
export const personLinks = ['the same payout account', 'the same number of a document'] as const

/** Makes these accounts one person's. */
export async function makeOnePerson(
  { wired: { app } }: TestServer,
  accounts: readonly string[],
  link: (typeof personLinks)[number],
): Promise<void> {
  const number = randomUUID()
  for (const account of accounts) {
    const { id } = (await findMemberByAccount(app.database, account))!
    await app.database.run(
      link === 'the same payout account'
        ? sql`
          insert into wallet.payout_account (member_id, kind, bank, holder, number, bound_at)
          values (${id}, 'bank', 'CITY', 'Somebody', ${number}, now())`
        : sql`
          insert into identity.profile (member_id, id_number) values (${id}, ${number})
          on conflict (member_id) do update set id_number = excluded.id_number`,
    )
  }
}
