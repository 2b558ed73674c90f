import { port } from '../../platform/port.ts'

export interface TextMessage {
  /** With plus sign and dialing code: `+8801711000001`. */
  to: string
  text: string
}

/**
 * Sends texts to phones. Never called inside a transaction.
 * @throws Refusal mobile.invalid (the gateway knows no such number), sms.quota, sms.not.enabled (no gateway is set, or it
 * may not send there), sms.failed (anything else; the cause is logged)
 */
export interface Sms {
  send(message: TextMessage): Promise<void>
}

export const smsPort = port<Sms>('messaging.sms')
