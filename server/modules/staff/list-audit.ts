import { listAudit } from '@croupier/api/staff/list-audit.ts'
import { implement } from '../../platform/implement.ts'
import { listLines } from './audit-lines-store.ts'

export default implement(listAudit, async (ctx, { pageSize, before, ...filter }) => {
  // One more than asked for tells whether there is a next page.
  const found = await listLines(
    ctx.db,
    { ...filter, before: before === undefined ? undefined : BigInt(before) },
    pageSize + 1,
  )
  const page = found.slice(0, pageSize)
  return {
    list: page.map((line) => ({ ...line, seq: line.seq.toString(), hash: line.hash.toString('hex') })),
    next: found.length > pageSize ? page.at(-1)!.seq.toString() : null,
  }
})
