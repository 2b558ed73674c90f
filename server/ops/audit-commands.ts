import { checkAudit } from '@croupier/api/staff/check-audit.ts'
import { asOps } from './as-ops.ts'
import type { Command } from './command.ts'

export const auditCommands: readonly Command[] = [
  {
    noun: 'audit',
    verb: 'check',
    summary: 'Recompute the chain of the audit log; ends with 1 where a line was changed or is missing.',
    needs: 'app',
    async run(call) {
      const verdict = await asOps(call, checkAudit, {})
      return { value: verdict, failed: !verdict.isIntact }
    },
  },
]
