import { port } from '../../platform/port.ts'

export interface Letter {
  to: string
  subject: string
  /** Paragraphs apart by an empty line; an address on a line of its own can be pressed. */
  text: string
}

/**
 * Sends mail. Never called inside a transaction.
 * @throws Refusal mail.unavailable where no mail server is set or it did not take the letter
 */
export interface Mail {
  send(letter: Letter): Promise<void>
}

export const mailPort = port<Mail>('messaging.mail')
