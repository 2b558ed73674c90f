import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { staffTable } from './staff-answers.ts'

export const listStaffTables = operation({
  name: 'listStaffTables',
  summary: 'Tables of the house, each with what is on its round.',
  method: 'GET',
  path: '/staff/tables',
  caller: 'staff',
  permission: 'games.read',
  input: z.strictObject({}),
  output: z.strictObject({ list: z.array(staffTable) }),
  refusals: [],
  runs: 'reads',
})
