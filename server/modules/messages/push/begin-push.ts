import { beginPush } from '@croupier/api/messages/push/begin-push.ts'
import { implement } from '../../../platform/implement.ts'
import { refuseInside } from '../../../platform/refuse-inside.ts'
import { secretsPort } from '../../../platform/secrets.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { pushServices } from '../messages-settings.ts'
import { keepBrowser } from './push-browsers-store.ts'
import { authPlace, isOfService, isPoint } from './push-target.ts'

export default implement(
  beginPush,
  async (ctx, { endpoint, keys: { p256dh, auth } }) => {
    if (!isOfService(endpoint, ctx.use(settingsPort).read(pushServices))) throw ctx.refusal('push.service.unknown')
    if (!isPoint(p256dh)) {
      throw ctx.refusal('request.invalid', { fields: [{ field: 'keys.p256dh', messageKey: 'fault.format' }] })
    }
    const { memberId, sessionId } = ctx.session
    await keepBrowser(ctx.tx, {
      memberId,
      sessionId,
      endpoint,
      p256dh,
      authSealed: ctx.use(secretsPort).seal(auth, authPlace(memberId)),
      language: ctx.language,
      at: ctx.clock.now(),
    })
    return { isOn: true as const }
  },
  (scope, { endpoint }) => refuseInside(scope, 'endpoint', endpoint),
)
