import { listSendings } from '@croupier/api/agents/sendings/sendings.ts'
import { implement } from '../../../platform/implement.ts'
import { recordPeriod } from '../../settings/index.ts'
import { describeSendings } from './describe-sending.ts'
import { listSendings as findPage } from './sendings-store.ts'

export default implement(listSendings, async (ctx, { after, pageSize, ...asked }) => {
  const { memberId } = ctx.session
  const found = await findPage(ctx.db, { memberId, ...recordPeriod(ctx, asked), after, limit: pageSize + 1 })
  const page = found.slice(0, pageSize)
  return {
    list: await describeSendings(ctx.db, memberId, page),
    next: found.length > page.length ? page.at(-1)!.id.toString() : null,
  }
})
