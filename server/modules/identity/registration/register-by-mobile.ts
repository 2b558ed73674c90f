import { registerByMobile } from '@croupier/api/identity/registration/register-by-mobile.ts'
import { implement } from '../../../platform/implement.ts'
import { takeRegistration } from './take-registration.ts'

export default implement(registerByMobile, (ctx, input) => takeRegistration(ctx, 'mobile', input))
