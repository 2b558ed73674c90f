import { createHash, randomBytes } from 'node:crypto'
import { type Database, type Queryable, sql, type Tx } from './database.ts'
import { port } from './port.ts'

/** Bytes kept under the hash of their content. */
export interface StoredFile {
  readonly bytes: Buffer
  readonly contentType: string
}

/**
 * Where uploads lie. PostgreSQL fulfils it; an S3 store can, with a pre-signed address as its ticket. What is put here
 * was redrawn or made by us: see images.ts.
 */
export interface Files {
  /** Keeps bytes; answers their SHA-256 in hex, which is their name. The same bytes are kept once. */
  put(tx: Tx, file: StoredFile): Promise<string>
  get(sha256: string): Promise<StoredFile | undefined>
  /** An address that shows the file once, within a minute. Who may see it is decided before. */
  ticket(tx: Tx, sha256: string): Promise<string>
}

export const filesPort = port<Files>('files')

const TICKET_SECONDS = 60

const hashOf = (content: Buffer | string) => createHash('sha256').update(content).digest()

async function find(db: Queryable, sha256: Buffer): Promise<StoredFile | undefined> {
  return db.maybe<StoredFile>(sql`
    select bytes, content_type as "contentType"
    from platform.file
    where sha256 = ${sha256}`)
}

/** Files as rows: backed up with everything else, and there for every process. */
export function openFiles(database: Database): Files {
  return {
    async put(tx, { bytes, contentType }) {
      const sha256 = hashOf(bytes)
      await tx.run(sql`
        insert into platform.file (sha256, content_type, bytes)
        values (${sha256}, ${contentType}, ${bytes})
        on conflict do nothing`)
      return sha256.toString('hex')
    },
    get: (sha256) => find(database, Buffer.from(sha256, 'hex')),
    async ticket(tx, sha256) {
      const ticket = randomBytes(32).toString('base64url')
      await tx.run(sql`
        insert into platform.file_ticket (hash, sha256, expires_at)
        values (${hashOf(ticket)}, ${Buffer.from(sha256, 'hex')}, now() + make_interval(secs => ${TICKET_SECONDS}))`)
      return `/files/${ticket}`
    },
  }
}

/** Takes a ticket in and gives its file; undefined where it is unknown, used or too old. */
export async function redeemFileTicket(database: Database, ticket: string): Promise<StoredFile | undefined> {
  const redeemed = await database.maybe<{ sha256: Buffer }>(sql`
    delete from platform.file_ticket
    where hash = ${hashOf(ticket)}
      and expires_at > now()
    returning sha256`)
  return redeemed && find(database, redeemed.sha256)
}

/** Forgets tickets nobody used. Called by a schedule. */
export async function forgetOldFileTickets(db: Queryable): Promise<number> {
  return db.run(sql`
    delete from platform.file_ticket
    where expires_at < now()`)
}
