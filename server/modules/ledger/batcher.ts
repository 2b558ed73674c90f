import type { Database } from '../../platform/database.ts'
import { createLanes, type Lanes, type LanesOptions } from './lanes.ts'
import { type Answer, decodeAnswers, type Item, type PostedRow } from './posting.ts'
import { postStatement } from './postings-store.ts'

/**
 * Posts groups from many callers together, each in no caller's transaction: what is answered is committed.
 * `submit` takes one group, applied wholly or not at all; `busy` means nothing was sent.
 */
export type Batcher = Lanes<readonly Item[], Answer>

export function createBatcher(database: Database, options: LanesOptions = {}): Batcher {
  return createLanes<readonly Item[], Answer>(
    database,
    {
      name: 'ledger post',
      keysOf: (group) => group.map((item) => item.key),
      statement: postStatement,
      answers: (groups, rows) => decodeAnswers(groups, rows[0] as PostedRow),
    },
    options,
  )
}
