import * as z from 'zod/mini'
import { accountName } from '../../identity/limits.ts'
import { visitFilter } from '../visit-filter.ts'
import { depositReference, moment } from './deposit-answers.ts'
import { depositStates } from './deposit-choices.ts'

/** What operators' deposits are listed and saved by. */
export const depositFilter = {
  state: z.optional(z.enum(depositStates)),
  account: z.optional(accountName),
  reference: z.optional(depositReference),
  channel: z.optional(z.string().check(z.regex(/^[a-z][a-z0-9-]{1,31}$/))),
  /** What the member says they paid with, or the provider's payment. */
  transaction: z.optional(z.string().check(z.minLength(3), z.maxLength(60), z.regex(/^[\w.:/-]+$/))),
  ...visitFilter,
  from: z.optional(moment),
  until: z.optional(moment),
}
