import { beginTotpEnrolment } from '@croupier/api/staff/begin-totp-enrolment.ts'
import { implement } from '../../platform/implement.ts'
import { secretsPort } from '../../platform/secrets.ts'
import { settingsPort } from '../../platform/settings.ts'
import { newTotpSecret, totpUri } from '../../platform/totp.ts'
import { brand } from '../settings/index.ts'
import { confirmPassword } from './confirm-password.ts'
import { setPendingTotp } from './operators-store.ts'
import { totpPlace } from './second-step.ts'

export default implement(beginTotpEnrolment, async (ctx, { password }) => {
  const operator = await confirmPassword(ctx, password)
  const secret = newTotpSecret()
  const sealed = ctx.use(secretsPort).seal(secret, totpPlace(operator.id, 'pending'))
  const issuer = ctx.use(settingsPort).read(brand).name
  return ctx.conclude(async ({ tx }) => {
    await setPendingTotp(tx, operator.id, sealed)
    return { secret, uri: totpUri(issuer, operator.account, secret) }
  })
})
