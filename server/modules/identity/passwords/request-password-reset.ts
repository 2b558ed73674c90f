import { requestPasswordReset } from '@croupier/api/identity/request-password-reset.ts'
import { isLanguage } from '@croupier/words/languages.ts'
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
import { writePasswordReset } from './password-resets-store.ts'

const LINK_MINUTES = 30
/** Letters one name can be sent, and questions one address can ask, in a window of attempts. */
const LETTERS_OF_A_NAME = 3
const QUESTIONS_OF_AN_ADDRESS = 20

export default implement(requestPasswordReset, async (ctx, { username, email }) => {
  const now = ctx.clock.now()
  // Counted whether or not there is such a member: nobody’s box is filled, and nobody finds out addresses by asking.
  const byName = await beginAttempt(ctx.db, { kind: 'reset', subject: username.toLowerCase() }, now)
  const byAddress = await beginAttempt(ctx.db, { kind: 'reset', subject: `from ${networkOfVisit(ctx.visit)}` }, now)
  if (byName.failures > LETTERS_OF_A_NAME) throw ctx.refusal('request.too.many', { until: byName.windowEndsAt })
  if (byAddress.failures > QUESTIONS_OF_AN_ADDRESS) {
    throw ctx.refusal('request.too.many', { until: byAddress.windowEndsAt })
  }

  const member = await findMemberByAccount(ctx.db, username)
  const found = member && (await standingOfEmail(ctx.db, member.id, email))
  if (!member || !found) throw ctx.refusal('user.unknown')
  const { address, standing } = found
  if (standing === 'typed') throw ctx.refusal('email.unconfirmed')

  const reset = { memberId: member.id, email: address }
  const token = await writePasswordReset(ctx.db, reset, now + LINK_MINUTES * 60_000)
  const language = member.language !== null && isLanguage(member.language) ? member.language : ctx.language
  const words = { brand: ctx.use(settingsPort).read(brand).name, account: member.account, minutes: LINK_MINUTES }
  // Behind the #, so that it stands in no server’s log and travels in no Referer.
  const link = `${ctx.use(originsPort).portal}/#reset=${token}`
  await ctx.use(mailPort).send({
    to: address,
    subject: translate(language, 'mail.reset.subject', words),
    text: `${translate(language, 'mail.reset.text', words)}\n\n${link}\n\n${translate(language, 'mail.reset.hint', words)}`,
  })
  return {}
})
