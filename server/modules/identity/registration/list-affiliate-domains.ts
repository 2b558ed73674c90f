import { listAffiliateDomains } from '@croupier/api/identity/registration/list-affiliate-domains.ts'
import { implement } from '../../../platform/implement.ts'
import { affiliateDomains } from './affiliates-store.ts'

export default implement(listAffiliateDomains, async (ctx, { after, pageSize }) => {
  const found = await affiliateDomains(ctx.db, after, pageSize + 1)
  const list = found.slice(0, pageSize)
  return { list, next: found.length > list.length ? list.at(-1)!.domain : null }
})
