import type { OwnScope } from '../../../platform/context.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { CAPTCHA_COOKIE, takeCaptcha } from './captchas-store.ts'

/**
 * Takes the captcha of this browser and compares. It answers once, right or wrong.
 * @throws Refusal login.captcha.required where none was typed or drawn, login.captcha.wrong
 */
export async function confirmCaptcha(ctx: OwnScope, typed: string | undefined): Promise<void> {
  const id = ctx.visit?.cookies[CAPTCHA_COOKIE]
  if (!typed || !id) throw new Refusal('login.captcha.required', { captcha: true })
  const answer = await takeCaptcha(ctx.db, id, ctx.clock.now())
  if (answer !== typed.toUpperCase()) throw new Refusal('login.captcha.wrong', { captcha: true })
}
