import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { registrationFieldNames } from './registration-fields.ts'

const length = z.int().check(z.minimum(0), z.maximum(256))

const fieldRule = z.strictObject({
  enabled: z.boolean(),
  required: z.boolean(),
  patternId: z.int(),
  minLength: length,
  maxLength: length,
})

export const changeRegistrationRules = operation({
  name: 'changeRegistrationRules',
  summary: 'Set how fields of the registration are asked for; those not named stay as they are.',
  method: 'POST',
  path: '/staff/registration/rules',
  caller: 'staff',
  permission: 'settings.manage',
  audited: true,
  memberMoney: 'none',
  input: z.strictObject({ fields: z.partialRecord(z.enum(registrationFieldNames), fieldRule) }),
  output: z.strictObject({ fields: z.record(z.enum(registrationFieldNames), fieldRule) }),
  refusals: ['request.invalid'],
  runs: 'transaction',
})
