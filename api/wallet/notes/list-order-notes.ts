import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { orderNoteAnswer, orderReference } from './order-notes.ts'

export const listOrderNotes = operation({
  name: 'listOrderNotes',
  summary: 'Operators’ notes on a deposit or a withdrawal, oldest first.',
  method: 'GET',
  path: '/staff/orders/:reference/notes',
  caller: 'staff',
  permission: 'withdrawals.read',
  input: z.strictObject({ reference: orderReference }),
  output: z.strictObject({ list: z.array(orderNoteAnswer) }),
  refusals: [],
  runs: 'reads',
})
