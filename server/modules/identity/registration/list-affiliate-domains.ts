import { listAffiliateDomains } from '@croupier/api/identity/registration/list-affiliate-domains.ts'
import { implement } from '../../../platform/implement.ts'
import { readPage } from '../../../platform/page.ts'
import { affiliateDomains } from './affiliates-store.ts'

export default implement(listAffiliateDomains, async (ctx, { after, pageSize }) => {
  const placeOf = ({ domain }: { domain: string }) => domain
  const { rows, next } = await readPage(pageSize, placeOf, (limit) => affiliateDomains(ctx.db, after, limit))
  return { list: rows, next }
})
