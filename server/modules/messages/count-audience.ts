import { countAudience } from '@croupier/api/messages/count-audience.ts'
import { implement } from '../../platform/implement.ts'
import { audienceOf, groupFaults } from './audience.ts'
import { countMembersOf } from './audiences-store.ts'

export default implement(countAudience, async (ctx, { to, isOffer, ...group }) => {
  const faults = groupFaults(to, group)
  if (faults.length > 0) throw ctx.refusal('request.invalid', { fields: faults })
  return { members: await countMembersOf(ctx.db, await audienceOf(ctx.db, group, isOffer)) }
})
