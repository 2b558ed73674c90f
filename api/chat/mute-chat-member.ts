import * as z from 'zod/mini'
import { accountName } from '../identity/limits.ts'
import { linesOfText } from '../identity/plain-text.ts'
import { operation } from '../operation.ts'
import { chatFaults } from './chat-answers.ts'
import { hostCode, staffMute } from './staff-answers.ts'

export const muteChatMember = operation({
  name: 'muteChatMember',
  summary: 'Mute a member for a while, in one host’s room or in all; they are told why and until when.',
  method: 'POST',
  path: '/staff/chat/mutes',
  caller: 'staff',
  permission: 'chat.moderate',
  audited: true,
  memberMoney: 'none',
  input: z.strictObject({
    account: accountName,
    code: z.optional(hostCode),
    minutes: z.int().check(z.minimum(1), z.maximum(527_040)),
    reason: z.enum(chatFaults),
    note: z._default(linesOfText(0, 300), ''),
  }),
  output: staffMute,
  refusals: ['member.not.found', 'chat.host.not.found'],
  runs: 'transaction',
})
