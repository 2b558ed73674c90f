import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { dueSchema, roleSchema } from './staff-answers.ts'

export const showStaffSession = operation({
  name: 'showStaffSession',
  summary: 'Who is logged in, what they may do, and what they have to do before that.',
  method: 'GET',
  path: '/staff/session',
  caller: 'staff',
  permission: 'own.session',
  input: z.strictObject({}),
  output: z.object({
    id: z.string(),
    account: z.string(),
    displayName: z.string(),
    role: roleSchema,
    permissions: z.array(z.string()),
    due: z.array(dueSchema),
    hasTotp: z.boolean(),
    recoveryCodesLeft: z.number(),
    expiresAt: z.number(),
    idleMinutes: z.number(),
    /** Whose console this is, the zone its times are shown in, and the currency it counts in first. */
    brand: z.object({ name: z.string(), timeZone: z.string(), currency: z.string() }),
    previousLogin: z.nullable(z.object({ at: z.number(), ip: z.nullable(z.string()) })),
  }),
  refusals: [],
  runs: 'reads',
})
