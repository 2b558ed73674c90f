import { listPasskeys } from '@croupier/api/identity/passkeys/list-passkeys.ts'
import { PASSKEY_LIMIT } from '@croupier/api/identity/passkeys/passkeys.ts'
import { implement } from '../../../platform/implement.ts'
import { passkeysOf } from './passkeys-store.ts'

export default implement(listPasskeys, async (ctx) => {
  const passkeys = await passkeysOf(ctx.db, ctx.session.memberId)
  return {
    limit: PASSKEY_LIMIT,
    list: passkeys.map(({ id, name, isSynced, madeAt, usedAt }) => ({
      id: id.toString(),
      name,
      isSynced,
      madeAt,
      usedAt,
    })),
  }
})
