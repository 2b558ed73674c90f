import { type Sql, sql } from '../../platform/database.ts'
import { kinds } from './play-words.ts'

/** What play's rows say was moved, for the ledger's proof to compare with the journal. */
export const playTotals: Sql = sql`
  select
    (case
       when t.type = 'bet' then ${kinds.bet}
       when t.type = 'win' then ${kinds.win}
       when o.type = 'bet' then ${kinds.betRollback}
       else ${kinds.winRollback}
     end)::smallint as kind,
    t.currency as unit,
    sum(t.moved_main + t.moved_bonus)::numeric as amount
  from play.transaction t
  left join play.transaction o on o.id = t.original_id
  where t.moved_main + t.moved_bonus > 0
  group by 1, 2`
