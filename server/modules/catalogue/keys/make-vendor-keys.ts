import { traitsOf } from '@croupier/api/games/vendor-protocols.ts'
import { makeVendorKeys } from '@croupier/api/games/make-vendor-keys.ts'
import { implement } from '../../../platform/implement.ts'
import { describeKeys, openKeys, withKeys } from './sealed-keys.ts'
import { makePrivateKey } from './vendor-keys.ts'
import { lockVendor, saveVendor } from '../vendors/vendors-store.ts'

export default implement(makeVendorKeys, async (ctx, { code }) => {
  const ourPrivateKey = await makePrivateKey()
  return ctx.conclude(async ({ tx }) => {
    const { vendor, version } = await lockVendor(tx, code)
    if (!vendor) throw ctx.refusal('vendor.not.found')
    if (traitsOf(vendor.protocol).signing !== 'keys') throw ctx.refusal('vendor.keys.unused')
    const changed = withKeys(ctx, vendor, { ourPrivateKey })
    await saveVendor(tx, changed, version)
    return describeKeys(changed, openKeys(ctx, changed))
  })
})
