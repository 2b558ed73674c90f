import { rememberedLoginReused } from '@croupier/api/live/remembered-login-reused.ts'
import * as z from 'zod/mini'
import type { WriteScope } from '../../../platform/context.ts'
import { enqueue, job } from '../../../platform/jobs.ts'
import { tell } from '../../../platform/live.ts'
import { writeToMember } from '../contacts/write-to-member.ts'

const memberId = z.string().check(z.regex(/^\d+$/))

/** Writes to the member whose remembered log-in was used twice. */
export const mailReuse = job('identity.mailReuse', z.object({ memberId }), (ctx, payload) =>
  writeToMember(ctx, BigInt(payload.memberId), {
    subject: 'guard.reused.mail.subject',
    text: 'guard.reused.mail.text',
  }),
)

/** Tells the member by every way: open pages at once, and a letter or a text. */
export async function tellOfReuse({ tx, clock }: WriteScope, member: bigint): Promise<void> {
  await tell(tx, { to: 'member', id: member }, rememberedLoginReused, { at: clock.now() })
  await enqueue(tx, mailReuse, { memberId: member.toString() })
}
