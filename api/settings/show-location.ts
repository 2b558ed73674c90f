import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { locationSchema } from './region.ts'

export const showLocation = operation({
  name: 'showLocation',
  summary: 'The address a call comes from, and its country where it is known.',
  method: 'GET',
  path: '/wps/system/location',
  caller: 'anyone',
  input: z.strictObject({}),
  output: locationSchema,
  refusals: [],
  runs: 'reads',
})
