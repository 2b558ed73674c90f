import { type Queryable, sql, type Tx } from '../../../platform/database.ts'

export interface Upline {
  id: bigint
  account: string
  currency: string
}

/** The agent of an open code, whatever its letter case. */
export async function agentOfCode(db: Queryable, code: string): Promise<Upline | undefined> {
  return db.maybe<Upline>(sql`
    select m.id, m.account, m.currency
    from identity.affiliate_code c
    join identity.member m on m.id = c.agent_id
    where c.code = ${code.toLowerCase()}
      and c.closed_at is null
      and m.state = 'active'`)
}

/** The code that registrations on an agent's own domain carry. */
export async function codeOfDomain(db: Queryable, domain: string): Promise<string | undefined> {
  const row = await db.maybe<{ code: string }>(sql`
    select d.code
    from identity.affiliate_domain d
    join identity.affiliate_code c on c.code = d.code
    join identity.member m on m.id = c.agent_id
    where d.domain = ${domain.toLowerCase()}
      and c.closed_at is null
      and m.state = 'active'`)
  return row?.code
}

/** The first of an agent's open codes; undefined where there is none, or nobody may register under the agent. */
export async function codeOfAgent(db: Queryable, agentId: bigint): Promise<string | undefined> {
  const row = await db.maybe<{ code: string }>(sql`
    select c.code
    from identity.affiliate_code c
    join identity.member m on m.id = c.agent_id
    where c.agent_id = ${agentId}
      and c.closed_at is null
      and m.state = 'active'
    order by c.created_at, c.code
    limit 1`)
  return row?.code
}

/** Opens a code for an agent; false where another agent has it. */
export async function insertAffiliateCode(
  db: Queryable,
  code: string,
  agentId: bigint,
  createdAt: number,
): Promise<boolean> {
  const row = await db.one<{ agentId: bigint }>(sql`
    insert into identity.affiliate_code as c (code, agent_id, created_at)
    values (${code.toLowerCase()}, ${agentId}, ${new Date(createdAt)})
    on conflict (code) do update
    set code = excluded.code
    returning agent_id as "agentId"`)
  return row.agentId === agentId
}

export interface AffiliateDomain {
  domain: string
  code: string
  /** The agent's account. */
  agent: string
}

/** In the order of their names, those after `after`. */
export async function affiliateDomains(
  db: Queryable,
  after: string | undefined,
  limit: number,
): Promise<AffiliateDomain[]> {
  return db.many<AffiliateDomain>(sql`
    select d.domain, d.code, m.account as agent
    from identity.affiliate_domain d
    join identity.affiliate_code c on c.code = d.code
    join identity.member m on m.id = c.agent_id
    where d.domain > ${after ?? ''}
    order by d.domain
    limit ${limit}`)
}

/** Gives a domain to a code, whosever it was. */
export async function putAffiliateDomain(tx: Tx, domain: string, code: string): Promise<void> {
  await tx.run(sql`
    insert into identity.affiliate_domain (domain, code)
    values (${domain}, ${code})
    on conflict (domain) do update
    set code = excluded.code`)
}

export async function removeAffiliateDomain(tx: Tx, domain: string): Promise<void> {
  await tx.run(sql`
    delete from identity.affiliate_domain
    where domain = ${domain}`)
}

/** A code of an agent's own. */
export interface AffiliateCode {
  code: string
  createdAt: number
  isOpen: boolean
  domains: string[]
}

/** Oldest first; an agent has few. */
export async function codesOfAgent(db: Queryable, agentId: bigint): Promise<AffiliateCode[]> {
  return db.many<AffiliateCode>(sql`
    select c.code, c.created_at as "createdAt", c.closed_at is null as "isOpen",
      array(select d.domain from identity.affiliate_domain d where d.code = c.code order by d.domain) as domains
    from identity.affiliate_code c
    where c.agent_id = ${agentId}
    order by c.created_at, c.code`)
}

/** Closes a code of an agent's own, or opens it again; false where they have no such code. */
export async function setCodeOpen(
  tx: Tx,
  agentId: bigint,
  code: string,
  isOpen: boolean,
  now: number,
): Promise<boolean> {
  const changed = await tx.run(sql`
    update identity.affiliate_code
    set closed_at = ${isOpen ? null : new Date(now)}
    where code = ${code.toLowerCase()}
      and agent_id = ${agentId}`)
  return changed === 1
}
