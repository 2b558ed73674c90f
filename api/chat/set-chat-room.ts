import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { hostCode, slowSeconds, staffHost, writeLevel } from './staff-answers.ts'

export const setChatRoom = operation({
  name: 'setChatRoom',
  summary: 'Set whether a host is on air, and the rules by which members write in the room.',
  method: 'PUT',
  path: '/staff/chat/hosts/:code/room',
  caller: 'staff',
  permission: 'chat.moderate',
  audited: true,
  memberMoney: 'none',
  input: z.strictObject({
    code: hostCode,
    isOnAir: z.optional(z.boolean()),
    /** Closed, nobody writes. */
    isOpen: z.optional(z.boolean()),
    slowSeconds: z.optional(slowSeconds),
    /** The level from which one may write; 0 for everybody. */
    writeLevel: z.optional(writeLevel),
    needsDeposit: z.optional(z.boolean()),
  }),
  output: staffHost,
  refusals: ['chat.host.not.found'],
  runs: 'transaction',
})
