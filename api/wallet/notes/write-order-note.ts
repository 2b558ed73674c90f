import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { noteText, orderNoteAnswer, orderReference } from './order-notes.ts'

export const writeOrderNote = operation({
  name: 'writeOrderNote',
  summary: 'Add a note for other operators to a deposit or a withdrawal.',
  method: 'POST',
  path: '/staff/orders/:reference/notes',
  caller: 'staff',
  permission: 'withdrawals.read',
  audited: true,
  memberMoney: 'none',
  input: z.strictObject({ reference: orderReference, note: noteText }),
  output: orderNoteAnswer,
  refusals: ['order.not.found'],
  runs: 'transaction',
})
