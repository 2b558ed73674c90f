import { port } from '../../platform/port.ts'

export interface TextMessage {
  /** With its country's dialing code, digits only. */
  to: string
  text: string
}

/** Sends texts to phones. Never called inside a transaction. @throws where the gateway did not take it. */
export interface Sms {
  send(message: TextMessage): Promise<void>
}

export const smsPort = port<Sms>('messaging.sms')
