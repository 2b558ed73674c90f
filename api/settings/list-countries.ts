import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { countrySchema } from './region.ts'

export const listCountries = operation({
  name: 'listCountries',
  summary: 'Countries a mobile number may be of.',
  method: 'GET',
  path: '/wps/system/country',
  caller: 'anyone',
  input: z.strictObject({}),
  output: z.array(countrySchema),
  refusals: [],
  runs: 'reads',
})
