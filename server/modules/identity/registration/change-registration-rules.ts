import { changeRegistrationRules } from '@croupier/api/identity/registration/change-registration-rules.ts'
import {
  type RegistrationField,
  type RegistrationRules,
  isPossibleRule,
} from '@croupier/api/identity/registration/registration-fields.ts'
import { nameOfActor } from '../../../platform/actor.ts'
import { implement } from '../../../platform/implement.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { settingChanged } from '../../settings/index.ts'
import { registrationRules } from '../identity-settings.ts'

export default implement(changeRegistrationRules, async (ctx, input) => {
  const given = Object.entries(input.fields) as [RegistrationField, RegistrationRules[RegistrationField]][]
  const impossible = given.filter(([name, rule]) => !isPossibleRule(name, rule))
  if (impossible.length > 0) {
    const fields = impossible.map(([name]) => ({ field: `fields.${name}`, messageKey: 'fault.format' }))
    throw ctx.refusal('request.invalid', { fields })
  }
  let after: RegistrationRules | undefined
  // Two operators may edit at the same time: each sets only the fields they changed.
  const change = (before: RegistrationRules): RegistrationRules => {
    after = { ...before, ...input.fields } as RegistrationRules
    return after
  }
  await ctx.use(settingsPort).update(ctx.tx, registrationRules, change, nameOfActor(ctx.actor))
  ctx.announce(settingChanged({ name: registrationRules.name }))
  return { fields: after! }
})
