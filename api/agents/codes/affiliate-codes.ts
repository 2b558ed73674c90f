import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { periodFields } from '../../records/record-period.ts'

export const affiliateCode = z.string().check(z.trim(), z.regex(/^[A-Za-z0-9_-]{3,40}$/))

export const codeAnswer = z.strictObject({
  code: z.string(),
  link: z.string(),
  isOpen: z.boolean(),
  createdAt: z.number(),
  domains: z.array(z.string()),
  clicks: z.number(),
  registrations: z.number(),
  firstDeposits: z.number(),
})

const common = { caller: 'agent', module: 'AGENTPOLICY3' } as const

export const listAffiliateCodes = operation({
  ...common,
  name: 'listAffiliateCodes',
  summary: 'Your invitation codes, with links, own domains and how many members came by each in a period.',
  method: 'GET',
  path: '/wps/agent/affiliateUrls',
  alsoPaths: ['/wps/agent/affiliateUrl'],
  input: z.strictObject({ ...periodFields }),
  output: z.strictObject({ list: z.array(codeAnswer), most: z.number() }),
  refusals: ['request.invalid'],
  runs: 'reads',
})

export const openAffiliateCode = operation({
  ...common,
  name: 'openAffiliateCode',
  summary: 'Open another invitation code of your own.',
  method: 'POST',
  path: '/wps/agent/affiliateUrl',
  input: z.strictObject({ code: affiliateCode }),
  output: z.strictObject({ code: z.string() }),
  refusals: ['agent.code.taken', 'agent.code.most'],
  runs: 'transaction',
})

export const closeAffiliateCode = operation({
  ...common,
  name: 'closeAffiliateCode',
  summary: 'Close one of your invitation codes, or reopen it. The link of a closed code brings nobody.',
  method: 'POST',
  path: '/wps/agent/affiliateUrl/close',
  input: z.strictObject({ code: affiliateCode, isOpen: z._default(z.boolean(), false) }),
  output: z.strictObject({ isOpen: z.boolean() }),
  refusals: ['agent.code.unknown', 'agent.code.most'],
  runs: 'transaction',
})

export const followAffiliateLink = operation({
  name: 'followAffiliateLink',
  summary: 'Count a visit by an invitation link. Unknown codes, and visits of who is logged in, are not counted.',
  method: 'POST',
  path: '/wps/agent/affiliate/follow',
  caller: 'anyone',
  module: 'AGENTPOLICY3',
  input: z.strictObject({ code: affiliateCode }),
  output: z.strictObject({}),
  refusals: [],
  runs: 'transaction',
  perMinute: 30,
})
