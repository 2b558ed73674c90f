import { createHash, randomBytes } from 'node:crypto'
import { type Queryable, sql, type Tx } from '../../../platform/database.ts'

export const TICKET_MINUTES = 10
/** Wrong answers after which a ticket is worth nothing; whoever knows the password may ask for another one. */
export const TICKET_TRIES = 5

export interface LoginTicket {
  memberId: bigint
  deviceHash: Buffer | null
  passwordStamp: Buffer | null
  firstTime: boolean
  passwordExpired: boolean
  /** Whether the browser wants to be remembered; null where it said nothing. */
  remembers: boolean | null
}

function hashOf(ticket: string): Buffer {
  return createHash('sha256').update(ticket).digest()
}

/** Keeps a log-in that still owes its second step; answers the ticket it goes on with, which nobody can read again. */
export async function issueTicket(db: Queryable, ticket: LoginTicket, now: number): Promise<string> {
  const id = randomBytes(24).toString('base64url')
  await db.run(sql`
    insert into identity.login_ticket
      (id_hash, member_id, device_hash, password_stamp, first_time, password_expired, remembers, expires_at)
    values
      (${hashOf(id)}, ${ticket.memberId}, ${ticket.deviceHash}, ${ticket.passwordStamp}, ${ticket.firstTime},
       ${ticket.passwordExpired}, ${ticket.remembers}, ${new Date(now + TICKET_MINUTES * 60_000)})`)
  return id
}

/** The log-in of a ticket that may still be gone on with. */
export async function findTicket(db: Queryable, id: string, now: number): Promise<LoginTicket | undefined> {
  return db.maybe<LoginTicket>(sql`
    select member_id as "memberId", device_hash as "deviceHash", password_stamp as "passwordStamp",
      first_time as "firstTime", password_expired as "passwordExpired", remembers
    from identity.login_ticket
    where id_hash = ${hashOf(id)}
      and expires_at > ${new Date(now)}
      and tries < ${TICKET_TRIES}`)
}

/** Counts a try before the answer is looked at; false where the ticket has none left. */
export async function beginTicketTry(db: Queryable, id: string, now: number): Promise<boolean> {
  const counted = await db.run(sql`
    update identity.login_ticket
    set tries = tries + 1
    where id_hash = ${hashOf(id)}
      and expires_at > ${new Date(now)}
      and tries < ${TICKET_TRIES}`)
  return counted === 1
}

/** Uses a ticket up; false where another call was faster. */
export async function useTicket(tx: Tx, id: string): Promise<boolean> {
  const used = await tx.run(sql`
    delete from identity.login_ticket
    where id_hash = ${hashOf(id)}`)
  return used === 1
}

/** Called by a schedule. */
export async function forgetOldTickets(db: Queryable, now: number): Promise<number> {
  return db.run(sql`
    delete from identity.login_ticket
    where expires_at <= ${new Date(now)}`)
}
