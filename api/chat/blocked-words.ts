import * as z from 'zod/mini'
import { plainText } from '../identity/plain-text.ts'
import { operation } from '../operation.ts'

export const BLOCKED_WORDS_MOST = 500

export const listBlockedWords = operation({
  name: 'listBlockedWords',
  summary: 'Words that are blocked in rooms.',
  method: 'GET',
  path: '/staff/chat/blocked-words',
  caller: 'staff',
  permission: 'chat.read',
  input: z.strictObject({}),
  output: z.strictObject({ words: z.array(z.string()) }),
  refusals: [],
  runs: 'reads',
})

export const saveBlockedWords = operation({
  name: 'saveBlockedWords',
  summary: 'Replace the list of words that are blocked in rooms. A star at the end matches any ending.',
  method: 'PUT',
  path: '/staff/chat/blocked-words',
  caller: 'staff',
  permission: 'chat.moderate',
  audited: true,
  memberMoney: 'none',
  input: z.strictObject({
    words: z.array(plainText(1, 40)).check(z.maxLength(BLOCKED_WORDS_MOST)),
    /** The list as it was read: what somebody else has added or taken away since stays so. Left out, all is replaced. */
    wordsRead: z.optional(z.array(z.string()).check(z.maxLength(BLOCKED_WORDS_MOST))),
  }),
  output: z.strictObject({ words: z.array(z.string()) }),
  refusals: ['request.invalid'],
  runs: 'transaction',
})
