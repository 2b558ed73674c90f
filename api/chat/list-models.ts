import * as z from 'zod/mini'
import { clientWords, vendorCode } from '../games/limits.ts'
import { operation } from '../operation.ts'
import { chatModel } from './chat-answers.ts'

export const listModels = operation({
  name: 'listModels',
  summary: 'Live hosts, those on air first.',
  method: 'GET',
  alsoMethods: ['POST'],
  relay: ['CBS_modelList'],
  caller: 'anyone',
  input: z.strictObject({ ...clientWords, vassalage: z.optional(vendorCode) }),
  output: z.strictObject({ models: z.array(chatModel) }),
  refusals: [],
  runs: 'reads',
})
