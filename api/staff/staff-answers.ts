import * as z from 'zod/mini'
import { roles } from './roles.ts'

export const roleSchema = z.enum(roles)

/** An operator as lists and details show them. Times are epoch milliseconds. */
export const staffAnswer = z.object({
  id: z.string(),
  account: z.string(),
  displayName: z.string(),
  role: roleSchema,
  hasTotp: z.boolean(),
  isDisabled: z.boolean(),
  createdAt: z.number(),
  lastLoginAt: z.nullable(z.number()),
})

/** What must be done before anything else is allowed: change a given password, enrol the second step. */
export const dueSchema = z.enum(['password', 'totp'])
