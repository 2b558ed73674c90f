import { resetAuthenticator } from '@croupier/api/identity/authenticator/reset-authenticator.ts'
import * as z from 'zod/mini'
import { implement } from '../../../platform/implement.ts'
import { enqueue, job } from '../../../platform/jobs.ts'
import { deleteAuthenticator, findAuthenticator } from './authenticators-store.ts'
import { lockMemberByAccount } from '../members/members-store.ts'
import { writeToMember } from '../contacts/write-to-member.ts'

const memberId = z.string().check(z.regex(/^\d+$/))

/** Tells the member that the authenticator was taken away: if they did not ask for it, somebody else did. */
export const tellOfAuthenticatorReset = job(
  'identity.tellOfAuthenticatorReset',
  z.object({ memberId }),
  (ctx, payload) =>
    writeToMember(ctx, BigInt(payload.memberId), {
      subject: 'guard.authenticator.reset.subject',
      text: 'guard.authenticator.reset.text',
    }),
)

export default implement(resetAuthenticator, async (ctx, { account }) => {
  const member = await lockMemberByAccount(ctx.tx, account)
  if (!member || member.parentId === null) throw ctx.refusal('member.not.found')
  if (!(await findAuthenticator(ctx.tx, member.id))?.sealed) throw ctx.refusal('authenticator.missing')
  ctx.edits({ memberIds: [member.id] })
  await deleteAuthenticator(ctx.tx, member.id)
  await enqueue(ctx.tx, tellOfAuthenticatorReset, { memberId: member.id.toString() })
  return {}
})
