import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { affiliateDomain } from './affiliate-domain.ts'

export const listAffiliateDomains = operation({
  name: 'listAffiliateDomains',
  summary: 'Agents’ own domains: who registers there gets the agent as upline.',
  method: 'GET',
  path: '/staff/affiliate-domains',
  caller: 'staff',
  permission: 'members.read',
  input: z.strictObject({
    /** `next` of the page before. */
    after: z.optional(affiliateDomain),
    pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200)), 50),
  }),
  output: z.strictObject({
    list: z.array(z.strictObject({ domain: z.string(), code: z.string(), agent: z.string() })),
    /** Null at the end. */
    next: z.nullable(z.string()),
  }),
  refusals: [],
  runs: 'reads',
})
