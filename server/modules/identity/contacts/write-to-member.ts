import type { WordKey } from '@croupier/words/areas.ts'
import { matchLanguage } from '@croupier/words/languages.ts'
import { translate } from '@croupier/words/server.ts'
import type { OwnScope } from '../../../platform/context.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { mailPort, smsPort } from '../../messaging/index.ts'
import { brand } from '../../settings/index.ts'
import { provenContactsOf } from './contacts-store.ts'
import { findMember } from '../members/members-store.ts'
import { findProfile } from '../members/profiles-store.ts'

/**
 * Writes to a member about their account in their language: a letter where there is an address, else a text to a
 * verified number. Members without either are not reached; nor is a phone where the house has no gateway.
 * @throws Refusal mail.unavailable, sms.failed, sms.quota, mobile.invalid
 */
export async function writeToMember(
  ctx: OwnScope,
  memberId: bigint,
  { subject, text }: { subject: WordKey; text: WordKey },
): Promise<void> {
  const member = await findMember(ctx.db, memberId)
  if (!member) return
  const language = matchLanguage(member.language ?? undefined, 'en')
  const words = { brand: ctx.use(settingsPort).read(brand).name, account: member.account }
  const address = (await findProfile(ctx.db, memberId))?.email
  if (address) {
    await ctx
      .use(mailPort)
      .send({ to: address, subject: translate(language, subject, words), text: translate(language, text, words) })
    return
  }
  const proven = await provenContactsOf(ctx.db, memberId)
  if (!proven?.mobileNum) return
  const to = `+${proven.countryDialingCode}${proven.mobileNum}`
  // A text has no subject; the house stands in it, and comes first.
  const both = `${translate(language, subject, words)}\n\n${translate(language, text, words)}`
  await ctx
    .use(smsPort)
    .send({ to, text: both })
    .catch((error: unknown) => {
      if (!(error instanceof Refusal) || error.code !== 'sms.not.enabled') throw error
    })
}
