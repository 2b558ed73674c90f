import { port } from '../../platform/port.ts'

export interface Letter {
  to: string
  subject: string
  text: string
}

/** Sends mail. Never called inside a transaction. @throws where the mail server did not take it. */
export interface Mail {
  send(letter: Letter): Promise<void>
}

export const mailPort = port<Mail>('messaging.mail')
