import { requestPasswordReset } from '@croupier/api/identity/passwords/request-password-reset.ts'
import { matchLanguage } from '@croupier/words/languages.ts'
import { translate } from '@croupier/words/server.ts'
import { implement } from '../../../platform/implement.ts'
import { networkOfVisit } from '../../../platform/network.ts'
import { originsPort } from '../../../platform/origins-port.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { mailPort } from '../../messaging/index.ts'
import { brand } from '../../settings/index.ts'
import { beginAttempt } from '../log-in/attempts-store.ts'
import { standingOfEmail } from '../contacts/emails-store.ts'
import { findMemberByAccount } from '../members/members-store.ts'
import { keepPasswordReset, newResetToken } from './password-resets-store.ts'

const LINK_MINUTES = 30
/** Letters one member can be sent, and questions one address can ask, in a window of attempts. */
const LETTERS_OF_A_MEMBER = 3
const QUESTIONS_OF_AN_ADDRESS = 20

export default implement(requestPasswordReset, async (ctx, { username, email }) => {
  const now = ctx.clock.now()
  // Counted whether or not there is such a member: nobody finds out addresses by asking.
  const byAddress = await beginAttempt(ctx.db, { kind: 'reset', subject: `from ${networkOfVisit(ctx.visit)}` }, now)
  if (byAddress.failures > QUESTIONS_OF_AN_ADDRESS) {
    throw ctx.refusal('request.too.many', { until: byAddress.windowEndsAt })
  }

  const member = await findMemberByAccount(ctx.db, username)
  const found = member && (await standingOfEmail(ctx.db, member.id, email))
  if (!member || !found) throw ctx.refusal('user.unknown')
  const { address, standing } = found
  if (standing === 'typed') throw ctx.refusal('email.unconfirmed')
  // Only letters that are sent count: nobody’s box is filled, and whoever knows no more than a name uses none of them up.
  const letters = await beginAttempt(ctx.db, { kind: 'reset', subject: `letter ${member.id}` }, now)
  if (letters.failures > LETTERS_OF_A_MEMBER) throw ctx.refusal('request.too.many', { until: letters.windowEndsAt })

  const token = newResetToken()
  const language = matchLanguage(member.language ?? undefined, ctx.language)
  const words = { brand: ctx.use(settingsPort).read(brand).name, account: member.account, minutes: LINK_MINUTES }
  // Behind the #, so that it stands in no server’s log and travels in no Referer.
  const link = `${ctx.use(originsPort).portal}/#reset=${token}`
  await ctx.use(mailPort).send({
    to: address,
    subject: translate(language, 'mail.reset.subject', words),
    text: `${translate(language, 'mail.reset.text', words)}\n\n${link}\n\n${translate(language, 'mail.reset.hint', words)}`,
  })
  // After the letter: one that cannot be sent leaves the link of the letter before. A call that is lost in between is
  // repeated with another letter, whose link counts.
  return ctx.conclude(async ({ tx }) => {
    const reset = { memberId: member.id, email: address }
    await keepPasswordReset(tx, reset, { token, expiresAt: now + LINK_MINUTES * 60_000 })
    return {}
  })
})
