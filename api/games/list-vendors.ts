import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { staffVendor } from './game-answers.ts'

export const listVendors = operation({
  name: 'listVendors',
  summary: 'Every vendor, in the order of menus.',
  method: 'GET',
  path: '/staff/vendors',
  caller: 'staff',
  permission: 'games.read',
  input: z.strictObject({}),
  output: z.strictObject({ list: z.array(staffVendor) }),
  refusals: [],
  runs: 'reads',
})
