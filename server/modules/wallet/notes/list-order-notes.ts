import { listOrderNotes } from '@croupier/api/wallet/notes/list-order-notes.ts'
import { implement } from '../../../platform/implement.ts'
import { notesOf } from './notes-store.ts'

export default implement(listOrderNotes, async (ctx, { reference }) => ({
  list: (await notesOf(ctx.db, reference)).map((note) => ({ ...note, id: note.id.toString() })),
}))
