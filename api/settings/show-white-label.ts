import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { whiteLabelFlag } from './white-label-flag.ts'

export const showWhiteLabel = operation({
  name: 'showWhiteLabel',
  summary: 'Which modules this merchant offers, as a tree.',
  method: 'GET',
  path: '/wps/system/whitelabel',
  caller: 'anyone',
  input: z.strictObject({}),
  output: z.array(whiteLabelFlag),
  refusals: [],
  runs: 'reads',
})
