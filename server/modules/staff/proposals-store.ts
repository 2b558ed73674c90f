import type { Proposal } from '../../platform/four-eyes-port.ts'
import { empty, type Queryable, type Sql, sql, type Tx } from '../../platform/database.ts'
import { below } from '../../platform/page.ts'

export interface KeptProposal {
  id: bigint
  operation: string
  input: Record<string, unknown>
  state: 'waiting' | 'approved' | 'rejected'
  proposedBy: string
  proposedAt: number
  decidedBy: string | null
  decidedAt: number | null
}

function select(where: Sql, rest: Sql = empty): Sql {
  return sql`
    select p.id, p.operation, p.input, p.state, proposer.account as "proposedBy",
      p.proposed_at as "proposedAt", decider.account as "decidedBy", p.decided_at as "decidedAt"
    from staff.proposal p
    join staff.operator proposer on proposer.id = p.proposed_by
    left join staff.operator decider on decider.id = p.decided_by
    where ${where}
    ${rest}`
}

export async function insertProposal(tx: Tx, proposal: Proposal): Promise<bigint> {
  const { id } = await tx.one<{ id: bigint }>(sql`
    insert into staff.proposal (operation, input, proposed_by, proposed_at)
    values (${proposal.operation}, ${JSON.stringify(proposal.input)}::jsonb, ${proposal.proposedBy},
            ${new Date(proposal.at)})
    returning id`)
  return id
}

export function findProposal(db: Queryable, id: bigint): Promise<KeptProposal | undefined> {
  return db.maybe<KeptProposal>(select(sql`p.id = ${id}`))
}

/** The newest first, before the one named. */
export function listKeptProposals(
  db: Queryable,
  state: KeptProposal['state'],
  before: string | undefined,
  count: number,
): Promise<KeptProposal[]> {
  return db.many<KeptProposal>(
    select(sql`p.state = ${state} and ${below(sql`p.id`, before)}`, sql`order by p.id desc limit ${count}`),
  )
}

/** False where somebody decided meanwhile: of two approvals at once, one runs. */
export async function decide(
  tx: Tx,
  id: bigint,
  state: 'approved' | 'rejected',
  decider: bigint,
  now: number,
): Promise<boolean> {
  const decided = await tx.run(sql`
    update staff.proposal
    set state = ${state}, decided_by = ${decider}, decided_at = ${new Date(now)}
    where id = ${id}
      and state = 'waiting'`)
  return decided === 1
}
