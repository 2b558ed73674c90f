import * as z from 'zod/mini'
import { operation } from '../operation.ts'

const ticketAnswer = z.strictObject({
  /** Opens one socket: `GET /ws?ticket=…`. */
  ticket: z.string(),
  expiresAt: z.number(),
})

export const openLiveSocket = operation({
  name: 'openLiveSocket',
  cashier: 'self',
  summary: 'A ticket for one socket, good for half a minute.',
  method: 'POST',
  path: '/wps/live/ticket',
  caller: 'session',
  whilePasswordDue: true,
  input: z.strictObject({}),
  output: ticketAnswer,
  refusals: [],
  runs: 'transaction',
  perMinute: 60,
})

export const openStaffLiveSocket = operation({
  name: 'openStaffLiveSocket',
  summary: 'A ticket for one socket of the console, good for half a minute.',
  method: 'POST',
  path: '/staff/live/ticket',
  caller: 'staff',
  permission: 'own.session',
  memberMoney: 'none',
  input: z.strictObject({}),
  output: ticketAnswer,
  refusals: [],
  runs: 'transaction',
  // Every page of every operator behind one address asks for one.
  perMinute: 600,
})
