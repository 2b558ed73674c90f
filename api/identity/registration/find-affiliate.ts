import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { plainText } from '../plain-text.ts'

const given = (longest: number) => z.optional(plainText(0, longest).check(z.trim()))

export const findAffiliate = operation({
  name: 'findAffiliate',
  summary: 'Whether an invitation code, or a domain, leads to an agent.',
  method: 'GET',
  path: '/wps/agent/affiliate',
  caller: 'anyone',
  module: 'AGENTPOLICY3',
  input: z.strictObject({ code: given(40), domain: given(253) }),
  /** Null where neither was given or the domain is nobody's: the member goes to the default agent. */
  output: z.strictObject({ affiliateCode: z.nullable(z.string()) }),
  refusals: ['invitation_code_error'],
  runs: 'reads',
  perMinute: 60,
})
