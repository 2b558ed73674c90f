import type { ReadScope } from '../../../platform/context.ts'
import type { Queryable } from '../../../platform/database.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { accountNamesOf, ancestorsOf, findMemberByAccount, levelBelow, type Member } from '../../identity/index.ts'

/** A member below an agent, and the accounts from the agent down to them. */
export interface FoundDownline {
  member: Member
  level: number
}

/** @throws Refusal agent.not.downline, as for somebody who does not exist */
export async function downlineOf(db: Queryable, agentId: bigint, account: string): Promise<FoundDownline> {
  const member = await findMemberByAccount(db, account)
  const level = member && (await levelBelow(db, agentId, member.id))
  if (!member || level === undefined) throw new Refusal('agent.not.downline')
  return { member, level }
}

/** Only who stands directly below. @throws Refusal agent.not.downline */
export async function directDownlineOf(db: Queryable, agentId: bigint, account: string): Promise<Member> {
  const { member, level } = await downlineOf(db, agentId, account)
  if (level !== 1) throw new Refusal('agent.not.downline')
  return member
}

/** Whose downlines are asked for: one's own, or those of somebody below; with the accounts from the top down. */
export async function branchOf(
  ctx: ReadScope,
  session: { memberId: bigint; account: string },
  under: string | undefined,
): Promise<{ id: bigint; path: string[] }> {
  const isOwn = under === undefined || under.toLowerCase() === session.account.toLowerCase()
  if (isOwn) return { id: session.memberId, path: [session.account] }
  const { member, level } = await downlineOf(ctx.db, session.memberId, under)
  const between = (await ancestorsOf(ctx.db, member.id)).slice(0, level)
  const names = await accountNamesOf(ctx.db, between)
  return { id: member.id, path: [...between.toReversed().map((id) => names.get(id)!), member.account] }
}
