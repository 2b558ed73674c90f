import * as z from 'zod/mini'
import { operation } from '../operation.ts'

/** What can be wrong with a line: its content, its link to the one before, its place in the numbering, the chain's end. */
export const auditFault = z.enum(['changed', 'unlinked', 'missing', 'end'])

export const checkAudit = operation({
  name: 'checkAudit',
  summary: 'Recompute the chain of the audit log from its first line.',
  method: 'GET',
  path: '/staff/audit/check',
  caller: 'staff',
  permission: 'audit.check',
  input: z.strictObject({}),
  output: z.object({
    isIntact: z.boolean(),
    lines: z.number(),
    /** The last line's hash: kept elsewhere, it proves later that nothing before it was rewritten. */
    lastHash: z.nullable(z.string()),
    faults: z.array(z.object({ seq: z.string(), fault: auditFault })),
  }),
  refusals: [],
  runs: 'reads',
  perMinute: 6,
})
