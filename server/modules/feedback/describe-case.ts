import type { caseDetail, staffCaseDetail } from '@croupier/api/feedback/case-answers.ts'
import type * as z from 'zod/mini'
import type { Queryable } from '../../platform/database.ts'
import {
  type Conversation,
  describeEntry,
  describeForMember,
  describeForStaff,
  entryForMember,
} from './conversation.ts'
import { entriesOf } from './conversations-store.ts'

/** A conversation with its entries, as its member sees it. */
export async function memberDetail(db: Queryable, conversation: Conversation): Promise<z.input<typeof caseDetail>> {
  const entries = await entriesOf(db, conversation.id, false)
  return { ...describeForMember(conversation), entries: entries.map(entryForMember) }
}

/** The same as operators see it, with their notes. */
export async function staffDetail(db: Queryable, conversation: Conversation): Promise<z.input<typeof staffCaseDetail>> {
  const entries = await entriesOf(db, conversation.id, true)
  return { ...describeForStaff(conversation), entries: entries.map(describeEntry) }
}
