import { rememberedLoginReused } from '@croupier/api/live/remembered-login-reused.ts'
import { matchLanguage } from '@croupier/words/languages.ts'
import { translate } from '@croupier/words/server.ts'
import * as z from 'zod/mini'
import type { OwnScope } from '../../platform/context.ts'
import { enqueue, job } from '../../platform/jobs.ts'
import { tell } from '../../platform/live.ts'
import { settingsPort } from '../../platform/settings.ts'
import { mailPort } from '../messaging/index.ts'
import { brand } from '../settings/index.ts'
import { findMember } from './members-store.ts'
import { findProfile } from './profiles-store.ts'

const memberId = z.string().check(z.regex(/^\d+$/))

/** A letter to the member whose remembered log-in was used twice, where he gave an address. */
export const mailReuse = job('identity.mailReuse', z.object({ memberId }), async (ctx, payload) => {
  const member = await findMember(ctx.db, BigInt(payload.memberId))
  const address = member && (await findProfile(ctx.db, member.id))?.email
  if (!address) return
  const house = ctx.use(settingsPort).read(brand)
  const language = matchLanguage(member.language ?? undefined, 'en')
  await ctx.use(mailPort).send({
    to: address,
    subject: translate(language, 'guard.reused.mail.subject', { brand: house.name }),
    text: translate(language, 'guard.reused.mail.text'),
  })
})

/** Tells the member wherever he is: his open pages at once, and his mailbox. */
export async function tellOfReuse(ctx: OwnScope, member: bigint): Promise<void> {
  await ctx.transaction(async ({ tx }) => {
    await tell(tx, { to: 'member', id: member }, rememberedLoginReused, { at: ctx.clock.now() })
    await enqueue(tx, mailReuse, { memberId: member.toString() })
  })
}
