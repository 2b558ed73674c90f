import { beginAuthenticator } from '@croupier/api/identity/authenticator/begin-authenticator.ts'
import { implement } from '../../../platform/implement.ts'
import { secretsPort } from '../../../platform/secrets.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { newTotpSecret, totpUri } from '../../../platform/totp.ts'
import { brand } from '../../settings/index.ts'
import { findAuthenticator, setPendingAuthenticator } from './authenticators-store.ts'
import { confirmAuthenticator } from './confirm-authenticator.ts'
import { confirmPresentPassword } from '../passwords/confirm-present-password.ts'
import { authenticatorPlace } from './authenticator-step.ts'

export default implement(beginAuthenticator, async (ctx, { password, code }) => {
  const { account, memberId } = ctx.session
  await confirmPresentPassword(ctx, memberId, password)
  // Another takes the place of one that is bound: as before it is taken away, its code is asked for.
  const isBound = (await findAuthenticator(ctx.db, memberId))?.sealed
  const useUp = isBound ? await confirmAuthenticator(ctx, memberId, code ?? '') : undefined
  const secret = newTotpSecret()
  const sealed = ctx.use(secretsPort).seal(secret, authenticatorPlace(memberId, 'pending'))
  return ctx.conclude(async ({ tx }) => {
    await useUp?.(tx)
    await setPendingAuthenticator(tx, memberId, sealed)
    return { secret, uri: totpUri(ctx.use(settingsPort).read(brand).name, account, secret) }
  })
})
