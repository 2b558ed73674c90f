import { countReaders } from '@croupier/api/messages/count-readers.ts'
import { implement } from '../../platform/implement.ts'
import { accountNamesOf } from '../identity/index.ts'
import { findOfStaff, readersOf } from './staff-messages-store.ts'

export default implement(countReaders, async (ctx, { id }) => {
  if (!(await findOfStaff(ctx.db, id))) throw ctx.refusal('message.not.found')
  const { readers, latest } = await readersOf(ctx.db, id)
  const names = await accountNamesOf(
    ctx.db,
    latest.map(({ memberId }) => memberId),
  )
  return { readers, latest: latest.map(({ memberId, readAt }) => ({ account: names.get(memberId) ?? '', readAt })) }
})
