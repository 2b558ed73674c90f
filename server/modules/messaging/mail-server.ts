import type { mailServerAnswer, MailSecurity } from '@croupier/api/messaging/mail-server-answer.ts'
import type * as z from 'zod/mini'
import type { App } from '../../platform/app.ts'
import { secretsPort } from '../../platform/secrets.ts'
import { settingsPort } from '../../platform/settings.ts'
import { brand } from '../settings/index.ts'
import { findMailServer, type StoredMailServer } from './mail-server-store.ts'

/** What the password is sealed for: kept anywhere else it does not open. */
export const MAIL_PASSWORD_PLACE = 'messaging.mail_server:password'

/** How our letters leave, with the password open. */
export interface MailServer {
  host: string
  port: number
  security: MailSecurity
  username: string | undefined
  password: string | undefined
  /** The address letters come from. */
  sender: string
  /** The brand's name, which mail programs show instead. */
  senderName: string
}

/** The mail server as it is set now; undefined where an operator has set none. */
export async function mailServer({ database, ports }: App): Promise<MailServer | undefined> {
  const stored = await findMailServer(database)
  if (!stored) return undefined
  const { host, port, security, username, passwordSealed, sender } = stored
  return {
    host,
    port,
    security,
    username: username ?? undefined,
    password: passwordSealed === null ? undefined : ports.use(secretsPort).open(passwordSealed, MAIL_PASSWORD_PLACE),
    sender,
    senderName: ports.use(settingsPort).read(brand).name,
  }
}

/** The mail server as operators see it: without its password. */
export function describeMailServer(stored: StoredMailServer): z.input<typeof mailServerAnswer> {
  const { passwordSealed, ...shown } = stored
  return { ...shown, hasPassword: passwordSealed !== null }
}
