import type { App } from '../../platform/app.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Mail } from './mail-port.ts'
import { insertSent, type Sent } from './sent-store.ts'
import type { Sms } from './sms-port.ts'

const SUBJECT_MOST = 200

/** What may be kept of a text: no digit of a code, and no link that opens something. */
export function withoutSecrets(text: string): string {
  return text
    .replaceAll(/https?:\/\/\S+/g, '…')
    .replaceAll(/\d/g, '•')
    .slice(0, SUBJECT_MOST)
}

/** The first letter and the domain: `r•••@example.com`. */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf('@')
  return `${address.slice(0, 1)}•••${at < 0 ? '' : address.slice(at)}`
}

/** All but the last two digits. */
export function maskedNumber(number: string): string {
  return `${'•'.repeat(Math.max(0, number.length - 2))}${number.slice(-2)}`
}

/** Keeps what became of something that left; what cannot be kept keeps nobody from anything. */
async function record(app: App, sent: Omit<Sent, 'id' | 'sentAt' | 'fault'>, fault: unknown): Promise<void> {
  const code = fault === undefined ? null : fault instanceof Refusal ? fault.code : 'unknown.error'
  try {
    await insertSent(app.database, { ...sent, fault: code, sentAt: app.clock.now() })
  } catch (error) {
    app.log.warn({ reason: (error as Error).message }, 'what became of a message could not be kept')
  }
}

async function recorded(
  app: App,
  sent: Omit<Sent, 'id' | 'sentAt' | 'fault'>,
  send: () => Promise<void>,
): Promise<void> {
  try {
    await send()
  } catch (error) {
    await record(app, sent, error)
    throw error
  }
  await record(app, sent, undefined)
}

/** Mail that keeps what became of each letter. */
export function recordMail(app: App, mail: Mail): Mail {
  return {
    send: (letter) =>
      recorded(app, { kind: 'mail', receiver: maskedAddress(letter.to), subject: withoutSecrets(letter.subject) }, () =>
        mail.send(letter),
      ),
  }
}

/** Texts, each with what became of it. */
export function recordSms(app: App, sms: Sms): Sms {
  return {
    send: (message) =>
      recorded(app, { kind: 'sms', receiver: maskedNumber(message.to), subject: withoutSecrets(message.text) }, () =>
        sms.send(message),
      ),
  }
}
