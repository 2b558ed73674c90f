import { checkUsername } from '@croupier/api/identity/registration/check-username.ts'
import { implement } from '../../../platform/implement.ts'
import { networkOfVisit } from '../../../platform/network.ts'
import { beginAttempt } from '../log-in/attempts-store.ts'
import { confirmCaptcha } from '../human-proof/confirm-captcha.ts'
import { isNameOpen } from './open-name.ts'

/** Questions an address may ask in a window before each one needs a captcha: names are not to be listed this way. */
const FREE_QUESTIONS = 5

export default implement(checkUsername, async (ctx, input) => {
  const asked = await beginAttempt(ctx.db, { kind: 'question', subject: networkOfVisit(ctx.visit) }, ctx.clock.now())
  if (asked.failures > FREE_QUESTIONS) await confirmCaptcha(ctx, input.captcha)
  return { available: await isNameOpen(ctx, input.username) }
})
