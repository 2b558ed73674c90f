import type { askStates } from '@croupier/api/contracts/contract-answers.ts'
import type { ContractKind } from '@croupier/api/contracts/contract-terms.ts'
import { empty, type Queryable, type Sql, sql, type Tx } from '../../../platform/database.ts'
import { below } from '../../../platform/page.ts'

export type AskState = (typeof askStates)[number]

export interface NewAsk {
  kind: ContractKind
  uplineId: bigint
  downlineId: bigint
  note: string
  askedAt: number
}

export interface Ask extends NewAsk {
  id: bigint
  state: AskState
  decidedAt: number | null
}

const columns: Sql = sql`
  a.id, a.kind, a.upline_id as "uplineId", a.downline_id as "downlineId", a.note, a.state, a.asked_at as "askedAt",
  a.decided_at as "decidedAt"`

export async function insertAsk(tx: Tx, { kind, uplineId, downlineId, note, askedAt }: NewAsk): Promise<Ask> {
  return tx.one<Ask>(sql`
    insert into contracts.ask as a (kind, upline_id, downline_id, note, state, asked_at)
    values (${kind}, ${uplineId}, ${downlineId}, ${note}, 'open', ${new Date(askedAt)})
    returning ${columns}`)
}

/** When a downline last asked for a kind in vain: declined, or taken back. */
export async function lastInVain(db: Queryable, downlineId: bigint, kind: ContractKind): Promise<number | undefined> {
  const row = await db.maybe<{ askedAt: number }>(sql`
    select a.asked_at as "askedAt"
    from contracts.ask a
    where a.downline_id = ${downlineId} and a.kind = ${kind} and a.state in ('declined', 'withdrawn')
    order by a.id desc
    limit 1`)
  return row?.askedAt
}

/** The open ask of this number, whoever's it is. */
export async function lockAsk(tx: Tx, id: bigint): Promise<Ask | undefined> {
  return tx.maybe<Ask>(sql`
    select ${columns}
    from contracts.ask a
    where a.id = ${id} and a.state = 'open'
    for update`)
}

export async function openAsk(db: Queryable, downlineId: bigint, kind: ContractKind): Promise<Ask | undefined> {
  return db.maybe<Ask>(sql`
    select ${columns}
    from contracts.ask a
    where a.downline_id = ${downlineId} and a.kind = ${kind} and a.state = 'open'`)
}

export async function endAsk(tx: Tx, id: bigint, state: Exclude<AskState, 'open'>, at: number): Promise<Ask> {
  return tx.one<Ask>(sql`
    update contracts.ask a
    set state = ${state}, decided_at = ${new Date(at)}
    where a.id = ${id}
    returning ${columns}`)
}

/** Those that a member has asked for or is asked for, or of everybody; newest first. */
export async function listAsks(
  db: Queryable,
  filter: {
    memberId: bigint | undefined
    kind: ContractKind | undefined
    isOpen: boolean
    after: string | undefined
    limit: number
  },
): Promise<Ask[]> {
  const { memberId, kind, isOpen, after, limit } = filter
  return db.many<Ask>(sql`
    select ${columns}
    from contracts.ask a
    where ${isOpen ? sql`a.state = 'open'` : sql`true`}
      ${memberId === undefined ? empty : sql`and (a.downline_id = ${memberId} or a.upline_id = ${memberId})`}
      ${kind === undefined ? empty : sql`and a.kind = ${kind}`}
      and ${below(sql`a.id`, after)}
    order by a.id desc
    limit ${limit}`)
}
