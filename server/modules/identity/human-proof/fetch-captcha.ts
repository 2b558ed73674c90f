import { fetchCaptcha } from '@croupier/api/identity/human-proof/fetch-captcha.ts'
import { implement } from '../../../platform/implement.ts'
import { CAPTCHA_COOKIE, CAPTCHA_SECONDS, captchaMadeAt, keepCaptcha, takeCaptcha } from './captchas-store.ts'
import { drawCaptcha, newCaptchaAnswer } from './draw-captcha.ts'

const THROTTLE_MILLISECONDS = 1_000

export default implement(fetchCaptcha, async (ctx) => {
  const now = ctx.clock.now()
  const before = ctx.visit?.cookies[CAPTCHA_COOKIE]
  if (before) {
    const madeAt = await captchaMadeAt(ctx.db, before)
    if (madeAt !== undefined && now - madeAt < THROTTLE_MILLISECONDS) {
      throw ctx.refusal('request.too.many', { retryAfterSeconds: 1 })
    }
    await takeCaptcha(ctx.db, before, now)
  }

  const answer = newCaptchaAnswer()
  const picture = await drawCaptcha(answer)
  const id = await keepCaptcha(ctx.db, answer, now)
  ctx.visit?.setCookie(CAPTCHA_COOKIE, id, CAPTCHA_SECONDS)
  return picture.toString('base64')
})
