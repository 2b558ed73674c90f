import { setSocialProvider } from '@croupier/api/identity/social/set-social-provider.ts'
import { implement } from '../../../platform/implement.ts'
import { refuseInside } from '../../../platform/refuse-inside.ts'
import { secretsPort } from '../../../platform/secrets.ts'
import { otherPreset, socialPresets } from './social-presets.ts'
import { describeSocialProvider, socialProviderPlace } from './social-providers.ts'
import { findSocialProvider, writeSocialProvider } from './social-providers-store.ts'

export default implement(
  setSocialProvider,
  async (ctx, input) => {
    const { code } = input
    const before = await findSocialProvider(ctx.tx, code)
    const known = before ?? socialPresets[code] ?? { name: undefined, ...otherPreset }
    const name = input.name ?? known.name
    const protocol = input.protocol ?? known.protocol
    const address = input.address ?? known.address
    const clientId = input.clientId ?? before?.clientId
    // A secret belongs to its address: sent to another address, it could be read there.
    if (before && (address !== before.address || protocol !== before.protocol) && input.secret === undefined) {
      throw ctx.refusal('social.provider.incomplete', {
        fields: [{ field: 'secret', messageKey: 'fault.secret.again' }],
      })
    }
    const secretSealed =
      input.secret === undefined
        ? before?.secretSealed
        : ctx.use(secretsPort).seal(input.secret, socialProviderPlace(code))
    const isComplete = name !== undefined && clientId !== undefined && secretSealed !== undefined
    // An OpenID issuer has no address but its own.
    if (!isComplete || (protocol === 'oidc' && address === null)) throw ctx.refusal('social.provider.incomplete')
    const provider = {
      code,
      name,
      protocol,
      address,
      clientId,
      secretSealed,
      scope: input.scope ?? known.scope,
      idTokenAlg: input.idTokenAlg ?? known.idTokenAlg,
      isOpen: input.isOpen ?? before?.isOpen ?? true,
      position: input.position ?? before?.position ?? 0,
      changedAt: ctx.clock.now(),
    }
    await writeSocialProvider(ctx.tx, provider)
    return describeSocialProvider(ctx, provider)
  },
  (scope, { address }) => refuseInside(scope, 'address', address),
)
