import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { settingAnswer } from './setting-answers.ts'

export const listSettings = operation({
  name: 'listSettings',
  summary: 'Every setting with its value, its initial value and the schema of both.',
  method: 'GET',
  path: '/staff/settings',
  caller: 'staff',
  permission: 'settings.read',
  input: z.strictObject({}),
  output: z.strictObject({ list: z.array(settingAnswer) }),
  refusals: [],
  runs: 'reads',
})
