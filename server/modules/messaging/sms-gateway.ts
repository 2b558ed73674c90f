import type { smsGatewayAnswer } from '@croupier/api/messaging/sms-gateway-answer.ts'
import type * as z from 'zod/mini'
import type { App } from '../../platform/app.ts'
import { secretsPort } from '../../platform/secrets.ts'
import { findSmsGateway, type StoredSmsGateway } from './sms-gateway-store.ts'

/** What the token is sealed for: kept anywhere else it does not open. */
export const SMS_TOKEN_PLACE = 'messaging.sms_gateway:token'

/** How our texts leave, with the token open. */
export interface SmsGateway {
  /** Where its API begins, without a slash at the end. */
  url: string
  account: string
  sender: string
  token: string
}

/** The gateway as it is set now; undefined where an operator has set none. */
export async function smsGateway({ database, ports }: App): Promise<SmsGateway | undefined> {
  const stored = await findSmsGateway(database)
  if (!stored) return undefined
  const { url, account, sender, tokenSealed } = stored
  return { url, account, sender, token: ports.use(secretsPort).open(tokenSealed, SMS_TOKEN_PLACE) }
}

/** The gateway as operators see it: without its token. */
export function describeSmsGateway(stored: StoredSmsGateway): z.input<typeof smsGatewayAnswer> {
  const { tokenSealed: _, ...shown } = stored
  return shown
}
