import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { pictureOfCase } from './show-case-picture.ts'

export const showStaffCasePicture = operation({
  name: 'showStaffCasePicture',
  summary: 'A URL that shows one picture of a conversation once, within a minute.',
  method: 'POST',
  path: '/staff/cases/:id/picture',
  caller: 'staff',
  permission: 'feedback.read',
  audited: true,
  memberMoney: 'none',
  input: z.strictObject(pictureOfCase),
  output: z.strictObject({ address: z.string() }),
  refusals: ['case.not.found'],
  runs: 'transaction',
})
