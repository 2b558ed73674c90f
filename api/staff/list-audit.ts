import * as z from 'zod/mini'
import { operation } from '../operation.ts'

export const AUDIT_PAGE_MAX = 200

/** Newest first. The next page is asked for by `before`: the last line's `seq`. */
export const listAudit = operation({
  name: 'listAudit',
  summary: 'The audit log: who did what, when, from where.',
  method: 'GET',
  path: '/staff/audit',
  caller: 'staff',
  permission: 'audit.read',
  input: z.strictObject({
    actor: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(80))),
    action: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(80))),
    /** From this moment on, epoch milliseconds. */
    from: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(8_000_000_000_000))),
    /** Before this moment. */
    until: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(8_000_000_000_000))),
    before: z.optional(z.string().check(z.regex(/^\d{1,18}$/))),
    pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(AUDIT_PAGE_MAX)), 50),
  }),
  output: z.object({
    list: z.array(
      z.object({
        seq: z.string(),
        at: z.number(),
        actor: z.string(),
        action: z.string(),
        outcome: z.enum(['done', 'refused']),
        requestId: z.string(),
        ip: z.nullable(z.string()),
        details: z.record(z.string(), z.unknown()),
        /** SHA-256 of the line and of all before it, as hexadecimal digits. */
        hash: z.string(),
      }),
    ),
    /** `before` of the next page; null at the end. */
    next: z.nullable(z.string()),
  }),
  refusals: [],
  runs: 'reads',
})
