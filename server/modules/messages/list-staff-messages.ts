import { listStaffMessages } from '@croupier/api/messages/list-staff-messages.ts'
import { implement } from '../../platform/implement.ts'
import { describeForStaff } from './staff-message.ts'
import { listOfStaff } from './staff-messages-store.ts'

export default implement(listStaffMessages, async (ctx, { before, pageSize }) => {
  const found = await listOfStaff(ctx.db, before, pageSize + 1)
  const page = found.slice(0, pageSize)
  return {
    list: await describeForStaff(ctx.db, page),
    next: found.length > pageSize ? page.at(-1)!.id.toString() : null,
  }
})
