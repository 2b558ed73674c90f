import { startSocialLogin } from '@croupier/api/identity/social/start-social-login.ts'
import { implement } from '../../../platform/implement.ts'
import { startSocial } from './start-social.ts'

export default implement(startSocialLogin, (ctx, { provider }) => startSocial(ctx, provider, null))
