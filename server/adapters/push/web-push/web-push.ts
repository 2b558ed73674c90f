import { buildPushPayload } from '@block65/webcrypto-web-push'
import type { Push, PushOutcome } from '../../../modules/messages/index.ts'
import type { App } from '../../../platform/app.ts'
import { outsidePort } from '../../../platform/outside.ts'

const TIMEOUT_MILLISECONDS = 8_000

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'told'
  if (status === 404 || status === 410) return 'gone'
  return status === 429 || status >= 500 ? 'later' : 'refused'
}

/** Notices to browsers by the service each of them names. */
export function openWebPush(app: App): Push {
  const { log } = app
  return {
    async send({ endpoint, p256dh, auth }, { text, seconds, key, contact }) {
      const { headers, body } = await buildPushPayload(
        { data: text, options: { ttl: seconds, urgency: 'normal' } },
        { endpoint, expirationTime: null, keys: { p256dh, auth } },
        { subject: contact, ...key },
      )
      const service = new URL(endpoint).hostname
      try {
        const { status } = await app.ports.use(outsidePort).ask(endpoint, {
          method: 'POST',
          headers,
          body,
          milliseconds: TIMEOUT_MILLISECONDS,
        })
        const outcome = outcomeOf(status)
        if (outcome === 'refused') log.warn({ service, status }, 'push service rejected a notice')
        return outcome
      } catch (error) {
        log.warn({ service, reason: (error as Error).message }, 'push service not responding')
        return 'later'
      }
    },
  }
}
