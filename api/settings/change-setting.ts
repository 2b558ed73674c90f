import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { settingAnswer, settingName } from './setting-answers.ts'

/** Every process follows within a second. */
export const changeSetting = operation({
  name: 'changeSetting',
  summary:
    'Give a setting another value; a value that breaks its schema is refused, naming where. Limits that make two operators necessary are changed by two.',
  method: 'PUT',
  path: '/staff/settings/:name',
  caller: 'staff',
  permission: 'settings.manage',
  audited: true,
  memberMoney: 'none',
  fourEyes: 'above-limit',
  input: z.strictObject({
    name: settingName,
    value: z.unknown(),
    /** When what is replaced was set, as it was read; null: never. Left out, whatever there is. */
    replacesSetAt: z.optional(z.nullable(z.number())),
  }),
  output: settingAnswer,
  refusals: ['request.invalid', 'not.found', 'setting.changed.by', 'setting.changed.since'],
  runs: 'transaction',
})
