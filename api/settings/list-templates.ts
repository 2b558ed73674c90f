import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { templateSchema } from './template.ts'

export const listTemplates = operation({
  name: 'listTemplates',
  summary: 'Which look each platform wears.',
  method: 'GET',
  path: '/wps/system/templates',
  caller: 'anyone',
  input: z.strictObject({}),
  output: z.array(templateSchema),
  refusals: [],
  runs: 'reads',
})
