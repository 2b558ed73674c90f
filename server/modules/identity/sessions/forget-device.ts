import { forgetDevice } from '@croupier/api/identity/sessions/forget-device.ts'
import { implement } from '../../../platform/implement.ts'
import { deleteDevice } from './devices-store.ts'
import { forgetRememberedDevice } from '../log-in/remembered-logins-store.ts'

export default implement(forgetDevice, async (ctx, { id }) => {
  const { memberId } = ctx.session
  const hash = await deleteDevice(ctx.tx, memberId, BigInt(id))
  if (!hash) throw ctx.refusal('device.not.found')
  await forgetRememberedDevice(ctx.tx, memberId, hash)
  return {}
})
