import * as z from 'zod/mini'
import { type Sms, type SmsGateway, smsGateway } from '../../../modules/messaging/index.ts'
import type { App } from '../../../platform/app.ts'
import { type OutsideAnswer, outsidePort } from '../../../platform/outside.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { errors } from './errors.ts'

const TIMEOUT_MILLISECONDS = 8_000

const queued = z.object({ sid: z.string() })
const fault = z.object({ code: z.int() })

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Texts through the gateway that is set when each is sent: a change of it needs no restart. */
export function openTwilio(app: App): Sms {
  const { log } = app

  async function post({ url, account, token, sender }: SmsGateway, to: string, text: string): Promise<OutsideAnswer> {
    try {
      return await app.ports.use(outsidePort).ask(`${url}/2010-04-01/Accounts/${account}/Messages.json`, {
        method: 'POST',
        headers: {
          authorization: `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`,
          'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
        },
        body: new URLSearchParams({ To: to, From: sender, Body: text }).toString(),
        milliseconds: TIMEOUT_MILLISECONDS,
      })
    } catch (error) {
      log.error({ reason: (error as Error).message }, 'SMS gateway not responding')
      throw new Refusal('sms.failed')
    }
  }

  return {
    async send({ to, text }) {
      const account = await smsGateway(app)
      if (!account) throw new Refusal('sms.not.enabled')
      const answer = await post(account, to, text)
      const json = parseJson(answer.body.toString())
      const isTaken = answer.status >= 200 && answer.status < 300
      if (isTaken && z.safeParse(queued, json).success) return
      const gatewayCode = z.safeParse(fault, json).data?.code
      log.error({ status: answer.status, gatewayCode }, 'SMS gateway rejected a message')
      throw new Refusal((gatewayCode !== undefined && errors[gatewayCode]) || 'sms.failed')
    },
  }
}
