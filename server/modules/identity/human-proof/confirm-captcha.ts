import type { OwnScope } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { CAPTCHA_COOKIE, readCaptcha, takeCaptcha } from './captchas-store.ts'

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

/**
 * The same for what concludes in one commit: what was typed wrong uses the captcha up at once, what was typed right when the
 * answer's function is called in that commit, so that a call whose connection was lost can be repeated.
 * @throws Refusal login.captcha.required, login.captcha.wrong; the function too, where it was used up meanwhile
 */
export async function captchaToSpend(ctx: OwnScope, typed: string | undefined): Promise<(tx: Tx) => Promise<void>> {
  const id = ctx.visit?.cookies[CAPTCHA_COOKIE]
  if (!typed || !id) throw new Refusal('login.captcha.required', { captcha: true })
  const answer = await readCaptcha(ctx.db, id, ctx.clock.now())
  if (answer !== typed.toUpperCase()) {
    await takeCaptcha(ctx.db, id, ctx.clock.now())
    throw new Refusal('login.captcha.wrong', { captcha: true })
  }
  return async (tx) => {
    if ((await takeCaptcha(tx, id, ctx.clock.now())) === undefined)
      throw new Refusal('login.captcha.wrong', { captcha: true })
  }
}
