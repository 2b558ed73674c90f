import { traitsOf } from '@croupier/api/games/vendor-protocols.ts'
import { setVendor } from '@croupier/api/games/set-vendor.ts'
import { implement } from '../../../platform/implement.ts'
import { refuseInside } from '../../../platform/refuse-inside.ts'
import { secretsPort } from '../../../platform/secrets.ts'
import { describeVendor } from './describe-vendor.ts'
import { vendorSecretPlace } from '../keys/vendor-secret.ts'
import type { VendorSettings } from './vendor.ts'
import { listVendors, lockVendor, saveVendor } from './vendors-store.ts'

export default implement(
  setVendor,
  async (ctx, input) => {
    const { code, protocol, secret, launchUrl, casinoId } = input
    const { vendor, version } = await lockVendor(ctx.tx, code)
    if (!vendor && protocol === undefined) {
      throw ctx.refusal('request.invalid', { fields: [{ field: 'protocol', messageKey: 'fault.required' }] })
    }
    if (vendor && protocol !== undefined && vendor.protocol !== protocol) throw ctx.refusal('vendor.protocol.fixed')
    const spoken = vendor?.protocol ?? protocol!
    if (secret !== undefined && traitsOf(spoken).signing === 'keys') {
      throw ctx.refusal('request.invalid', { fields: [{ field: 'secret', messageKey: 'fault.format' }] })
    }

    // A shared secret belongs to its address: what it signs for another address could be replayed to the first.
    const { launchUrl: addressBefore } = vendor?.settings ?? {}
    const isElsewhere = launchUrl !== undefined && addressBefore !== undefined && launchUrl !== addressBefore
    if (isElsewhere && vendor?.sealedSecret && secret === undefined && traitsOf(spoken).signing !== 'keys') {
      throw ctx.refusal('request.invalid', { fields: [{ field: 'secret', messageKey: 'fault.secret.again' }] })
    }

    if (typeof input.closeRoundsAfterHours === 'number' && traitsOf(spoken).rounds !== 'vendor') {
      throw ctx.refusal('vendor.closes.itself')
    }
    const before: VendorSettings = vendor?.settings ?? { frameOrigins: [] }
    const { closeRoundsAfterHours: hoursBefore, ...settings } = before
    const hours = input.closeRoundsAfterHours === undefined ? hoursBefore : (input.closeRoundsAfterHours ?? undefined)

    const frameOrigins =
      input.frameOrigins ??
      vendor?.settings.frameOrigins ??
      (launchUrl === undefined ? [] : [new URL(launchUrl).origin])
    const sealed = secret === undefined ? undefined : ctx.use(secretsPort).seal(secret, vendorSecretPlace(code))
    await saveVendor(
      ctx.tx,
      {
        code,
        name: input.name ?? vendor?.name ?? code,
        protocol: spoken,
        status: input.status ?? vendor?.status ?? 'open',
        settings: {
          ...settings,
          ...(hours === undefined ? {} : { closeRoundsAfterHours: hours }),
          ...(launchUrl === undefined ? {} : { launchUrl }),
          ...(casinoId === undefined ? {} : { casinoId }),
          frameOrigins,
        },
        sealedSecret: sealed ?? vendor?.sealedSecret ?? null,
        position: input.position ?? vendor?.position ?? 1000,
        isHot: input.isHot ?? vendor?.isHot ?? false,
        closedCountries: input.closedCountries ?? vendor?.closedCountries ?? [],
        closedCurrencies: input.closedCurrencies ?? vendor?.closedCurrencies ?? [],
        maintenance: vendor?.maintenance ?? [],
      },
      version,
    )
    const [saved] = await listVendors(ctx.tx, code)
    return describeVendor(saved!, ctx.clock.now())
  },
  (scope, { launchUrl }) => refuseInside(scope, 'launchUrl', launchUrl),
)
