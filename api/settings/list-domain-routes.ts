import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { webOrigin } from './web-address.ts'

export const listDomainRoutes = operation({
  name: 'listDomainRoutes',
  summary: 'Origins the portal is served on, in the order to try them.',
  method: 'GET',
  path: '/wps/system/domainRoute',
  caller: 'anyone',
  input: z.strictObject({}),
  output: z.array(webOrigin),
  refusals: [],
  runs: 'reads',
})
