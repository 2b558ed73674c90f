import { checkAudit } from '@croupier/api/staff/check-audit.ts'
import { implement } from '../../platform/implement.ts'
import { checkAuditLog } from './audit-log.ts'

export default implement(checkAudit, async (ctx) => {
  const verdict = await checkAuditLog(ctx.db)
  return {
    isIntact: verdict.isIntact,
    lines: verdict.lines,
    lastHash: verdict.lastHash?.toString('hex') ?? null,
    faults: verdict.faults.map(({ seq, fault }) => ({ seq: seq.toString(), fault })),
  }
})
