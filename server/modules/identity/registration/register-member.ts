import { registerMember } from '@croupier/api/identity/registration/register-member.ts'
import { implement } from '../../../platform/implement.ts'
import { takeRegistration } from './take-registration.ts'

export default implement(registerMember, (ctx, input) => takeRegistration(ctx, 'username', input))
