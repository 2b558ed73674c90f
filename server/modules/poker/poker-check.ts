import { sql } from '../../platform/database.ts'
import type { OwnerCheck } from '../ledger/index.ts'
import { kinds } from './poker-words.ts'

/** What came to tables and left them, for `ops ledger check` to compare with the journal. */
export const ownerCheck: OwnerCheck = {
  name: 'money brought to tables of poker and taken back',
  kinds: Object.values(kinds),
  totals: sql`
    select (case kind when 'in' then ${kinds.buyIn} else ${kinds.leave} end)::smallint as kind, currency as unit,
           sum(amount)::numeric as amount
    from poker.movement group by 1, 2`,
}
