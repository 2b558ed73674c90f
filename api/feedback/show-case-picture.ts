import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { caseId, PICTURES_MOST } from './case-answers.ts'

export const pictureOfCase = {
  /** The conversation. */
  id: caseId,
  entryId: caseId,
  index: z.int().check(z.minimum(0), z.maximum(PICTURES_MOST - 1)),
} as const

export const showCasePicture = operation({
  name: 'showCasePicture',
  summary: 'A URL that shows one picture of your own conversation once, within a minute.',
  method: 'POST',
  path: '/wps/support/cases/:id/picture',
  caller: 'member',
  input: z.strictObject(pictureOfCase),
  output: z.strictObject({ address: z.string() }),
  refusals: ['case.not.found'],
  runs: 'transaction',
})
