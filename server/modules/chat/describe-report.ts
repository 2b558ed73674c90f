import { assert } from '@croupier/basis/assert.ts'
import type { Queryable } from '../../platform/database.ts'
import { accountNamesOf } from '../identity/index.ts'
import { describeForStaff } from './describe-staff-chat.ts'
import { allHosts } from './hosts-store.ts'
import { findMessage } from './messages-store.ts'
import type { Report } from './moderation-store.ts'

/** Reports with what they are about; there are few of them on a page. */
export async function describeReports(db: Queryable, reports: readonly Report[]) {
  const names = await accountNamesOf(
    db,
    reports.map(({ reporterId }) => reporterId),
  )
  const codes = new Map((await allHosts(db)).map(({ id, code }) => [id, code]))
  return Promise.all(
    reports.map(async ({ id, messageId, reporterId, ...facts }) => {
      const found = await findMessage(db, messageId.toString())
      assert(found, 'a message is kept with its reports')
      const [message] = await describeForStaff(db, [found])
      const reporter = names.get(reporterId) ?? ''
      return { ...facts, id: id.toString(), message: message!, code: codes.get(found.hostId) ?? '', reporter }
    }),
  )
}
