import * as z from 'zod/mini'
import { gameCode, position, vendorCode } from '../games/limits.ts'
import { operation } from '../operation.ts'
import { hostCode, hostLook, hostNames, staffHost } from './staff-answers.ts'

export const saveChatHost = operation({
  name: 'saveChatHost',
  summary: 'Add a live host, or change what is said of them.',
  method: 'PUT',
  path: '/staff/chat/hosts/:code',
  caller: 'staff',
  permission: 'chat.manage',
  audited: true,
  memberMoney: 'none',
  input: z.strictObject({
    code: hostCode,
    names: hostNames,
    about: hostNames,
    languages: z
      .array(z.string().check(z.regex(/^[a-z]{2}(?:-[A-Za-z]{2,4})?$/)))
      .check(z.minLength(1), z.maxLength(8)),
    look: hostLook,
    /** The vendor and the game the host stands at. */
    vassalage: z.optional(vendorCode),
    gameId: z.optional(gameCode),
    position: z._default(position, 100),
  }),
  output: staffHost,
  refusals: ['game.not.found', 'request.invalid'],
  runs: 'transaction',
})
