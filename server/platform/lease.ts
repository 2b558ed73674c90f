import { type Queryable, sql, type Tx } from './database.ts'

/**
 * Takes or renews a lease by the database's clock: who opens rounds, which worker is alive.
 * @param seconds how long it holds; renew at a third of that
 * @returns the fencing number, which grows with each new holder, or undefined while another holds it
 */
export async function takeLease(
  db: Queryable,
  name: string,
  holder: string,
  seconds: number,
): Promise<bigint | undefined> {
  const lease = await db.maybe<{ fence: bigint }>(sql`
    insert into platform.lease (name, holder, fence, until)
    values (${name}, ${holder}, 1, clock_timestamp() + make_interval(secs => ${seconds}))
    on conflict (name) do update
    set holder = excluded.holder,
        until = excluded.until,
        fence = lease.fence + (lease.holder <> excluded.holder)::int
    where lease.holder = excluded.holder
       or lease.until <= clock_timestamp()
    returning fence`)
  return lease?.fence
}

/** Whether the holder of a fencing number still holds the lease; until the transaction ends, nobody takes it over. */
export async function holdsLease(tx: Tx, name: string, fence: bigint): Promise<boolean> {
  const lease = await tx.maybe(sql`
    select
    from platform.lease
    where name = ${name}
      and fence = ${fence}
      and until > clock_timestamp()
    for share`)
  return lease !== undefined
}

/** Whether anybody holds a lease whose name begins so. */
export async function isAnyHeld(db: Queryable, beginning: string): Promise<boolean> {
  const held = await db.maybe(sql`
    select
    from platform.lease
    where starts_with(name, ${beginning}) and until > clock_timestamp()
    limit 1`)
  return held !== undefined
}

/** Gives a lease up early. Its number is kept, so the next holder's is larger. */
export async function releaseLease(db: Queryable, name: string, holder: string): Promise<void> {
  await db.run(sql`
    update platform.lease
    set until = clock_timestamp()
    where name = ${name}
      and holder = ${holder}`)
}
