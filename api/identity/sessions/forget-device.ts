import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { rowId } from '../limits.ts'

/** The next log-in from there is one from a new device; what the device was remembered by opens nothing any more. */
export const forgetDevice = operation({
  name: 'forgetDevice',
  summary: 'Forget a device that your account knows.',
  method: 'DELETE',
  path: '/wps/member/devices/:id',
  caller: 'member',
  input: z.strictObject({ id: rowId }),
  output: z.strictObject({}),
  refusals: ['device.not.found'],
  runs: 'transaction',
})
