import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { registrationFieldNames } from './registration-fields.ts'

/** One field as clients draw and check it. `acceptedPattern` is a regular expression for the `u` flag. */
const fieldConfig = z.strictObject({
  enabled: z.boolean(),
  required: z.boolean(),
  acceptedPattern: z.string(),
  patternId: z.number(),
  minLength: z.number(),
  maxLength: z.number(),
})

export const showRegistrationRules = operation({
  name: 'showRegistrationRules',
  summary: 'Which fields a registration asks for, and how each is checked.',
  method: 'GET',
  path: '/wps/system/setting/register',
  caller: 'anyone',
  input: z.strictObject({}),
  output: z.strictObject({
    fields: z.record(z.enum(registrationFieldNames), fieldConfig),
    minimumAge: z.number(),
    /** Codes to phones come by Firebase: startFirebaseCode instead of a text of ours. */
    firebaseChannel: z.boolean(),
  }),
  refusals: [],
  runs: 'reads',
})
