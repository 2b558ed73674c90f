import type { MailSecurity } from '@croupier/api/messaging/mail-server-answer.ts'
import { type Queryable, sql, type Tx } from '../../platform/database.ts'

/** The mail server as it rests: its password sealed for `MAIL_PASSWORD_PLACE`. */
export interface StoredMailServer {
  host: string
  port: number
  security: MailSecurity
  username: string | null
  passwordSealed: string | null
  sender: string
  changedAt: number
}

export async function findMailServer(db: Queryable): Promise<StoredMailServer | undefined> {
  return db.maybe<StoredMailServer>(sql`
    select host, port, security, username, password_sealed as "passwordSealed", sender, changed_at as "changedAt"
    from messaging.mail_server`)
}

export async function writeMailServer(tx: Tx, server: StoredMailServer): Promise<void> {
  await tx.run(sql`
    insert into messaging.mail_server (host, port, security, username, password_sealed, sender, changed_at)
    values (${server.host}, ${server.port}, ${server.security}, ${server.username}, ${server.passwordSealed},
            ${server.sender}, ${new Date(server.changedAt)})
    on conflict (id) do update
    set host = excluded.host,
        port = excluded.port,
        security = excluded.security,
        username = excluded.username,
        password_sealed = excluded.password_sealed,
        sender = excluded.sender,
        changed_at = excluded.changed_at`)
}
