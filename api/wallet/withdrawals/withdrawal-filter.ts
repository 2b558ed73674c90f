import * as z from 'zod/mini'
import { accountName } from '../../identity/limits.ts'
import { visitFilter } from '../visit-filter.ts'
import { moment, withdrawalReference } from './withdrawal-answers.ts'
import { withdrawalStates } from './withdrawal-choices.ts'

/** What operators' withdrawals are listed and saved by. */
export const withdrawalFilter = {
  state: z.optional(z.enum(withdrawalStates)),
  account: z.optional(accountName),
  reference: z.optional(withdrawalReference),
  /** `mine`: taken by oneself; `nobody`: free. */
  taken: z.optional(z.enum(['mine', 'nobody', 'anybody'])),
  /** Only those where the provider contradicts what was settled. */
  conflict: z.optional(z.enum(['yes'])),
  /** Only those with a part that its receiver disputes. */
  disputed: z.optional(z.enum(['yes'])),
  ...visitFilter,
  from: z.optional(moment),
  until: z.optional(moment),
}
