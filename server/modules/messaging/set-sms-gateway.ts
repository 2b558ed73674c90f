import { setSmsGateway } from '@croupier/api/messaging/set-sms-gateway.ts'
import { implement } from '../../platform/implement.ts'
import { refuseInside } from '../../platform/refuse-inside.ts'
import { secretsPort } from '../../platform/secrets.ts'
import { describeSmsGateway, SMS_TOKEN_PLACE } from './sms-gateway.ts'
import { findSmsGateway, writeSmsGateway } from './sms-gateway-store.ts'

export default implement(
  setSmsGateway,
  async (ctx, input) => {
    const before = await findSmsGateway(ctx.tx)
    const url = input.url ?? before?.url
    const account = input.account ?? before?.account
    const sender = input.sender ?? before?.sender
    // A token is for whom it was given: sent on to another address, it could be read there.
    if (before && url !== before.url && input.token === undefined) {
      throw ctx.refusal('sms.gateway.incomplete', { fields: [{ field: 'token', messageKey: 'fault.secret.again' }] })
    }
    const tokenSealed =
      input.token === undefined ? before?.tokenSealed : ctx.use(secretsPort).seal(input.token, SMS_TOKEN_PLACE)
    if (url === undefined || account === undefined || sender === undefined || tokenSealed === undefined) {
      throw ctx.refusal('sms.gateway.incomplete')
    }
    const gateway = { url, account, sender, tokenSealed, changedAt: ctx.clock.now() }
    await writeSmsGateway(ctx.tx, gateway)
    return describeSmsGateway(gateway)
  },
  (scope, { url }) => refuseInside(scope, 'url', url),
)
