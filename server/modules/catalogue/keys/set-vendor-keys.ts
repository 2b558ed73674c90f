import { traitsOf } from '@croupier/api/games/vendor-protocols.ts'
import { setVendorKeys } from '@croupier/api/games/set-vendor-keys.ts'
import { implement } from '../../../platform/implement.ts'
import { describeKeys, openKeys, withKeys } from './sealed-keys.ts'
import { readPrivateKey, readPublicKey } from './vendor-keys.ts'
import { lockVendor, saveVendor } from '../vendors/vendors-store.ts'

export default implement(setVendorKeys, async (ctx, { code, ...given }) => {
  const theirPublicKey = given.theirPublicKey && readPublicKey(given.theirPublicKey)
  const ourPrivateKey = given.ourPrivateKey && readPrivateKey(given.ourPrivateKey)
  const unread = [
    ...(given.theirPublicKey && !theirPublicKey ? ['theirPublicKey'] : []),
    ...(given.ourPrivateKey && !ourPrivateKey ? ['ourPrivateKey'] : []),
  ]
  if (unread.length > 0) {
    throw ctx.refusal('request.invalid', { fields: unread.map((field) => ({ field, messageKey: 'fault.format' })) })
  }
  const { vendor, version } = await lockVendor(ctx.tx, code)
  if (!vendor) throw ctx.refusal('vendor.not.found')
  if (traitsOf(vendor.protocol).signing !== 'keys') throw ctx.refusal('vendor.keys.unused')
  const changed = withKeys(ctx, vendor, {
    ...(theirPublicKey ? { theirPublicKey } : {}),
    ...(ourPrivateKey ? { ourPrivateKey } : {}),
  })
  await saveVendor(ctx.tx, changed, version)
  return describeKeys(changed, openKeys(ctx, changed))
})
