import * as z from 'zod/mini'
import { accountName } from '../../identity/limits.ts'
import { clientWords } from '../../games/limits.ts'
import { operation } from '../../operation.ts'
import { recordPageAnswer } from '../../records/record-period.ts'
import { afterId, downlineAnswer, listSize, pageNumber, teamScopes } from '../team-answers.ts'

const flag = z._default(
  z.pipe(
    z.enum(['true', 'false']),
    z.transform((text) => text === 'true'),
  ),
  false,
)

export const listDownlines = operation({
  name: 'listDownlines',
  cashier: 'agent',
  summary: 'Members of your team, newest first: direct ones or all, below you or below one of them.',
  method: 'GET',
  path: '/wps/agent/downlines',
  caller: 'agent',
  module: 'AGENTPOLICY3',
  input: z.strictObject({
    ...clientWords,
    /** Whose downlines: somebody of the team; one’s own where absent. */
    under: z.optional(accountName),
    scope: z._default(z.enum(teamScopes), 'direct'),
    /** The beginning of an account. */
    search: z.optional(z.string().check(z.trim(), z.maxLength(64), z.regex(/^[A-Za-z0-9_-]*$/))),
    onlineOnly: flag,
    agentsOnly: flag,
    after: afterId,
    pageNo: pageNumber,
    pageSize: listSize,
  }),
  output: z.strictObject({
    /** From below oneself down to whose downlines these are. */
    path: z.array(z.string()),
    list: z.array(downlineAnswer),
    ...recordPageAnswer,
  }),
  refusals: ['agent.not.downline'],
  runs: 'reads',
})
