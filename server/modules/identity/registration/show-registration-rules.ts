import { patternOf } from '@croupier/api/identity/registration/patterns.ts'
import { type FieldRule, registrationFieldNames } from '@croupier/api/identity/registration/registration-fields.ts'
import { showRegistrationRules } from '@croupier/api/identity/registration/show-registration-rules.ts'
import type { AnswerOf } from '@croupier/api/operation.ts'
import type { Scope } from '../../../platform/context.ts'
import { implement } from '../../../platform/implement.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { brand, type RegistrationRulesSource } from '../../settings/index.ts'
import { firebaseChannel } from '../codes/firebase-channel.ts'
import { registrationRules } from '../identity-settings.ts'

type Answer = AnswerOf<typeof showRegistrationRules>

function describe(rule: FieldRule) {
  return { ...rule, acceptedPattern: patternOf(rule.patternId)?.source ?? '' }
}

function read(scope: Scope): Answer {
  const settings = scope.use(settingsPort)
  const rules = settings.read(registrationRules)
  const fields = Object.fromEntries(registrationFieldNames.map((name) => [name, describe(rules[name])]))
  return {
    fields: fields as Answer['fields'],
    minimumAge: settings.read(brand).minimumAge,
    firebaseChannel: firebaseChannel(scope) !== undefined,
  }
}

/** The permission call carries the same answer. */
export const registrationRulesSource: RegistrationRulesSource = { read }

export default implement(showRegistrationRules, async (ctx) => read(ctx))
