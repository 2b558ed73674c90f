import { registerAutoUsername } from '@croupier/api/identity/registration/register-auto-username.ts'
import { implement } from '../../../platform/implement.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { registrationRules } from '../identity-settings.ts'
import { deriveUsername } from './derive-username.ts'
import { isNameOpen } from './open-name.ts'
import { takeRegistration } from './take-registration.ts'

/** Uplines and vendors see account names: a generated one is made of nothing that identifies the member. */
const NOBODY = { username: null, email: null, name: null }

export default implement(registerAutoUsername, async (ctx, input) => {
  const { username: rule } = ctx.use(settingsPort).read(registrationRules)
  const username = await deriveUsername(rule, NOBODY, async (name) => !(await isNameOpen(ctx, name)))
  if (username === undefined) throw ctx.refusal('username.taken')
  return takeRegistration(ctx, 'username', { ...input, username })
})
