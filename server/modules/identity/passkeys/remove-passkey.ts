import { removePasskey } from '@croupier/api/identity/passkeys/remove-passkey.ts'
import { implement } from '../../../platform/implement.ts'
import { deletePasskey } from './passkeys-store.ts'

export default implement(removePasskey, async (ctx, { id }) => {
  if (!(await deletePasskey(ctx.tx, ctx.session.memberId, BigInt(id)))) throw ctx.refusal('passkey.not.found')
  return {}
})
