import { type Queryable, sql, type Tx } from '../../../platform/database.ts'
import type { Days } from '../flows/flows-store.ts'

export interface CodeFlow {
  clicks: number
  registrations: number
  firstDeposits: number
}

export async function addCodeFlow(tx: Tx, code: string, day: string, flow: Partial<CodeFlow>): Promise<void> {
  const { clicks = 0, registrations = 0, firstDeposits = 0 } = flow
  await tx.run(sql`
    insert into agents.code_flow as f (code, day, clicks, registrations, first_deposits)
    values (${code}, ${day}::date, ${clicks}, ${registrations}, ${firstDeposits})
    on conflict (code, day) do update
    set clicks = f.clicks + excluded.clicks,
      registrations = f.registrations + excluded.registrations,
      first_deposits = f.first_deposits + excluded.first_deposits`)
}

/** Keeps by which code a member came; false where that is known. */
export async function keepBrought(tx: Tx, memberId: bigint, code: string, at: number): Promise<boolean> {
  const written = await tx.run(sql`
    insert into agents.brought (member_id, code, at)
    values (${memberId}, ${code}, ${new Date(at)})
    on conflict do nothing`)
  return written === 1
}

export async function codeOfBrought(db: Queryable, memberId: bigint): Promise<string | undefined> {
  const row = await db.maybe<{ code: string }>(sql`select code from agents.brought where member_id = ${memberId}`)
  return row?.code
}

/** What came of each of these codes; of which nothing did is missing. */
export async function codeFlows(
  db: Queryable,
  codes: readonly string[],
  days: Days,
): Promise<ReadonlyMap<string, CodeFlow>> {
  const rows = await db.many<CodeFlow & { code: string }>(sql`
    select code, sum(clicks)::int as clicks, sum(registrations)::int as registrations,
      sum(first_deposits)::int as "firstDeposits"
    from agents.code_flow
    where code = any(${codes}::text[])
      and day between ${days.from}::date and ${days.until}::date
    group by code`)
  return new Map(rows.map(({ code, ...flow }) => [code, flow]))
}
