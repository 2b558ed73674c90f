import { finishSocialLogin } from '@croupier/api/identity/social/finish-social-login.ts'
import { registrationRules } from '../identity-settings.ts'
import type { Tx } from '../../../platform/database.ts'
import { implement } from '../../../platform/implement.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { isModuleOn } from '../../settings/index.ts'
import { deriveUsername } from '../registration/derive-username.ts'
import { type Entry, enterMember } from '../log-in/enter-member.ts'
import { isAccountTaken, findMember } from '../members/members-store.ts'
import { hasSocial, holdsSocial, memberOfSocial } from './social-accounts-store.ts'
import { keepSocialTicket, noteSocialAnswer, takeSocialAttempt } from './social-attempts-store.ts'
import { newSecret, secretsOfWay, SOCIAL_SECONDS, socialBrowser } from './social-browser.ts'
import { type SocialPerson, SocialRefused, SocialUnavailable } from '../social-port.ts'
import { openSocialProvider } from './social-providers.ts'

export default implement(finishSocialLogin, async (ctx, input) => {
  const now = ctx.clock.now()
  const browser = socialBrowser(ctx)
  const state = new URLSearchParams(input.answer).get('state')
  if (!browser || !state) throw ctx.refusal('social.failed')
  // Taken before anything is asked of the provider: whatever comes of it, the state has had its turn. The provider's answer is
  // good once as well, so that a repeat of a call that was lost starts over; the first had no effect.
  const attempt = await takeSocialAttempt(ctx.db, { state, browser, provider: input.provider, now })
  if (!attempt) throw ctx.refusal('social.failed')
  const found = await openSocialProvider(ctx, ctx.db, attempt.provider)
  if (!found) throw ctx.refusal('function.not.available')
  const { provider, protocol } = found

  const { redirectUri, begunAt, memberId } = attempt
  let person: SocialPerson
  try {
    const way = { state, ...secretsOfWay(browser, state), redirectUri, begunAt }
    person = await protocol.personOf(provider, way, input.answer, now)
  } catch (error) {
    const isAway = error instanceof SocialUnavailable
    if (!isAway && !(error instanceof SocialRefused)) throw error
    ctx.log.warn({ requestId: ctx.requestId, provider: provider.code, reason: error.message }, 'social log-in failed')
    throw ctx.refusal(isAway ? 'social.unavailable' : 'social.failed')
  }
  // Older ones than a way may be are refused by the adapter, so none need be remembered for longer.
  const isGivenAgain =
    person.answeredOnce !== null &&
    !(await noteSocialAnswer(ctx.db, person.answeredOnce, now + 2 * SOCIAL_SECONDS * 1_000))
  if (isGivenAgain) throw ctx.refusal('social.failed')
  const who = { provider: provider.code, issuer: person.issuer, subject: person.subject }
  const holder = await memberOfSocial(ctx.db, who)

  const keepTicket = async (tx: Tx): Promise<string> => {
    const ticket = newSecret()
    const { name, email } = person
    const expiresAt = now + SOCIAL_SECONDS * 1_000
    await keepSocialTicket(tx, { ...who, name, email, memberId, ticket, browser, expiresAt })
    return ticket
  }

  if (memberId !== null) {
    // Somebody else may have logged in here meanwhile: it is not their request.
    if (ctx.session?.memberId !== memberId) throw ctx.refusal('social.failed')
    if (holder === memberId || (await hasSocial(ctx.db, memberId, provider.code))) {
      throw ctx.refusal('social.already.bound')
    }
    if (holder !== undefined) throw ctx.refusal('social.taken')
    return ctx.conclude(async ({ tx }) => ({
      outcome: 'confirm' as const,
      ticket: await keepTicket(tx),
      provider: provider.name,
      name: person.name,
    }))
  }

  if (holder === undefined) {
    if (!isModuleOn(ctx, 'REGISTER3')) throw ctx.refusal('social.unknown')
    const rule = ctx.use(settingsPort).read(registrationRules).username
    const username = await deriveUsername(rule, person, (name) => isAccountTaken(ctx.db, name))
    return ctx.conclude(async ({ tx }) => ({
      outcome: 'unknown' as const,
      ticket: await keepTicket(tx),
      provider: provider.name,
      username: username ?? '',
      email: person.email,
    }))
  }

  const member = await findMember(ctx.db, holder)
  if (!member) throw ctx.refusal('social.failed')
  const entry: Entry = {
    deviceId: input.loginDeviceId,
    stillHolds: ({ tx }) => holdsSocial(tx, member.id, who),
    failure: () => ctx.refusal('social.failed'),
  }
  return enterMember(ctx, member, entry, (token) => ({
    outcome: 'entered' as const,
    token,
    // No password was shown, so none is weak or expired.
    firstTimeLogin: false,
    passwordExpired: false,
  }))
})
