import { listStaffMessages } from '@croupier/api/messages/list-staff-messages.ts'
import { implement } from '../../platform/implement.ts'
import { byId, readPage } from '../../platform/page.ts'
import { describeForStaff } from './staff-message.ts'
import { listOfStaff } from './staff-messages-store.ts'

export default implement(listStaffMessages, async (ctx, { before, pageSize }) => {
  const { rows: page, next } = await readPage(pageSize, byId, (limit) => listOfStaff(ctx.db, before, limit))
  return {
    list: await describeForStaff(ctx.db, page, ctx.clock.now()),
    next,
  }
})
