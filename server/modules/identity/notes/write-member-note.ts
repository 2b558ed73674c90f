import { writeMemberNote } from '@croupier/api/identity/notes/write-member-note.ts'
import { nameOfActor } from '../../../platform/actor.ts'
import { implement } from '../../../platform/implement.ts'
import { findMemberByAccount } from '../members/members-store.ts'
import { insertNote } from './member-notes-store.ts'

export default implement(writeMemberNote, async (ctx, { account, note }) => {
  const member = await findMemberByAccount(ctx.tx, account)
  if (!member) throw ctx.refusal('member.not.found')
  const at = ctx.clock.now()
  const written = await insertNote(ctx.tx, { memberId: member.id, note, by: nameOfActor(ctx.actor), at })
  return { ...written, id: written.id.toString() }
})
