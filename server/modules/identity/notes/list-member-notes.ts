import { listMemberNotes } from '@croupier/api/identity/notes/list-member-notes.ts'
import { implement } from '../../../platform/implement.ts'
import { byId, readPage } from '../../../platform/page.ts'
import { findMemberByAccount } from '../members/members-store.ts'
import { notesOf } from './member-notes-store.ts'

export default implement(listMemberNotes, async (ctx, { account, before, pageSize }) => {
  const member = await findMemberByAccount(ctx.db, account)
  if (!member) throw ctx.refusal('member.not.found')
  const { rows, next } = await readPage(pageSize, byId, (limit) => notesOf(ctx.db, member.id, { before, limit }))
  return { list: rows.map((note) => ({ ...note, id: note.id.toString() })), next }
})
