import type { Concluded } from '../../../platform/concluded.ts'
import type { ConcludingScope } from '../../../platform/context.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { keepSocialAttempt } from './social-attempts-store.ts'
import { keepSocialBrowser, newSecret, secretsOfWay, SOCIAL_SECONDS } from './social-browser.ts'
import { SocialUnavailable } from '../social-port.ts'
import { callbackUrl, openSocialProvider, socialOrigins } from './social-providers.ts'

/**
 * Sends this browser on its way to a provider. `memberId`: who wants to bind; null for a log-in.
 * @throws Refusal function.not.available where no such provider is open, social.unavailable
 */
export async function startSocial(
  ctx: ConcludingScope<{ url: string }>,
  code: string,
  memberId: bigint | null,
): Promise<Concluded<{ url: string }>> {
  const found = await openSocialProvider(ctx, ctx.db, code)
  if (!found) throw new Refusal('function.not.available')
  // The cookie belongs to one origin, so the way back leads to the origin it began at, where that is ours.
  const origins = socialOrigins(ctx)
  const origin = origins.find((each) => new URL(each).host === ctx.visit?.host) ?? origins[0]!

  const browser = keepSocialBrowser(ctx)
  const state = newSecret()
  const begunAt = ctx.clock.now()
  const way = { state, ...secretsOfWay(browser, state), redirectUri: callbackUrl(origin, code), begunAt }
  let url: string
  try {
    url = await found.protocol.addressOf(found.provider, way)
  } catch (error) {
    if (!(error instanceof SocialUnavailable)) throw error
    ctx.log.warn({ requestId: ctx.requestId, provider: code, reason: error.message }, 'social provider not responding')
    throw new Refusal('social.unavailable')
  }
  return ctx.conclude(async ({ tx }) => {
    await keepSocialAttempt(tx, {
      state,
      browser,
      provider: code,
      redirectUri: way.redirectUri,
      memberId,
      begunAt,
      expiresAt: begunAt + SOCIAL_SECONDS * 1_000,
    })
    return { url }
  })
}
