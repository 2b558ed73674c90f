import { listAudit } from '@croupier/api/staff/list-audit.ts'
import { implement } from '../../platform/implement.ts'
import { readPage } from '../../platform/page.ts'
import { listLines } from './audit-lines-store.ts'

export default implement(listAudit, async (ctx, { pageSize, before, ...filter }) => {
  const placeOf = ({ seq }: { seq: bigint }) => seq.toString()
  const { rows: page, next } = await readPage(pageSize, placeOf, (limit) =>
    listLines(ctx.db, { ...filter, before }, limit),
  )
  return {
    list: page.map((line) => ({ ...line, seq: line.seq.toString(), hash: line.hash.toString('hex') })),
    next,
  }
})
