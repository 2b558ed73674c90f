import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { affiliateCode, affiliateDomain } from './affiliate-domain.ts'

export const setAffiliateDomain = operation({
  name: 'setAffiliateDomain',
  summary: 'Give a domain to the agent of a code, or with null take it back.',
  method: 'POST',
  path: '/staff/affiliate-domains',
  caller: 'staff',
  permission: 'members.manage',
  audited: true,
  memberMoney: 'none',
  input: z.strictObject({ domain: affiliateDomain, code: z.nullable(affiliateCode) }),
  /** The agent’s account; null where the domain is nobody’s now. */
  output: z.strictObject({ domain: z.string(), agent: z.nullable(z.string()) }),
  refusals: ['invitation_code_error'],
  runs: 'transaction',
})
