import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { caseWords } from './case-answers.ts'

export const hoursOfDay = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/))
export const businessHoursSchema = z.strictObject({
  isAlways: z.boolean(),
  /** 1 Monday to 7 Sunday. */
  days: z.array(z.int().check(z.minimum(1), z.maximum(7))).check(z.maxLength(7)),
  from: hoursOfDay,
  /** Not after midnight. */
  until: hoursOfDay,
})

export const showSupport = operation({
  name: 'showSupport',
  summary:
    'The hours of the support, whether it is open now, how long a question may be, and the external chat where the operator has one.',
  method: 'GET',
  path: '/wps/support',
  relay: ['WPSCORE_getCustomerServiceScript'],
  alsoMethods: ['POST'],
  caller: 'anyone',
  input: z.strictObject({}),
  output: z.strictObject({
    isOpen: z.boolean(),
    hours: businessHoursSchema,
    timeZone: z.string(),
    /** What complaints and questions have. */
    words: caseWords,
    /** Opened in a window of its own once its visitor has agreed; null: none. */
    outsideChat: z.nullable(z.strictObject({ name: z.string(), url: z.string() })),
  }),
  refusals: [],
  runs: 'reads',
})
