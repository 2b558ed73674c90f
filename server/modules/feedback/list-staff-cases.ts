import { listStaffCases } from '@croupier/api/feedback/list-staff-cases.ts'
import { nameOfActor } from '../../platform/actor.ts'
import { implement } from '../../platform/implement.ts'
import { joinPlace, momentPlace, readPage } from '../../platform/page.ts'
import { type Conversation, describeForStaff } from './conversation.ts'
import { listConversations } from './conversations-store.ts'

const placeOf = ({ waitsSince, id }: Conversation): string => joinPlace(waitsSince, id)

export default implement(listStaffCases, async (ctx, { state, kind, takenBy, after, pageSize }) => {
  const holder = takenBy === 'me' ? nameOfActor(ctx.actor) : takenBy && null
  const { rows: page, next } = await readPage(pageSize, placeOf, (limit) =>
    listConversations(ctx.db, { state, kind, takenBy: holder, after: momentPlace(after), limit }),
  )
  return {
    list: page.map(describeForStaff),
    next,
  }
})
