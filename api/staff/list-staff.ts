import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { staffAnswer } from './staff-answers.ts'

export const listStaff = operation({
  name: 'listStaff',
  summary: 'Every operator, by account.',
  method: 'GET',
  path: '/staff/operators',
  caller: 'staff',
  permission: 'staff.read',
  input: z.strictObject({}),
  output: z.object({ list: z.array(staffAnswer) }),
  refusals: [],
  runs: 'reads',
})
