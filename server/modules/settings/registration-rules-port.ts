import type { AnswerOf } from '@croupier/api/operation.ts'
import type { showRegistrationRules } from '@croupier/api/identity/registration/show-registration-rules.ts'
import type { Scope } from '../../platform/context.ts'
import { port } from '../../platform/port.ts'

/** What registration asks for now; identity fulfils it, since the permission call carries it. */
export interface RegistrationRulesSource {
  read(scope: Scope): AnswerOf<typeof showRegistrationRules>
}

export const registrationRulesPort = port<RegistrationRulesSource>('registration rules')
