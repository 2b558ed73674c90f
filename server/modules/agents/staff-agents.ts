import { capRebates, resetStaffCashier, showAgent } from '@croupier/api/agents/staff-agents.ts'
import type { AnswerOf } from '@croupier/api/operation.ts'
import type { ReadScope } from '../../platform/context.ts'
import type { Queryable } from '../../platform/database.ts'
import { implement } from '../../platform/implement.ts'
import { Refusal } from '../../platform/refusal.ts'
import {
  findMember,
  findMemberByAccount,
  isAgentType,
  lendPassword,
  lockMemberByAccount,
  type Member,
  sessionRules,
  teamSize,
} from '../identity/index.ts'
import { cashierOf, describeCashiers } from './cashiers/cashiers.ts'
import { describeRebates, readRebates } from './rebates/describe-rebates.ts'
import { giveRebates } from './rebates/give-rebates.ts'

/** A member and whom they stand directly below. @throws Refusal member.not.found, also for the house itself */
async function placeOf(db: Queryable, account: string): Promise<{ member: Member; upline: Member }> {
  const member = await findMemberByAccount(db, account)
  const upline = member?.parentId == null ? undefined : await findMember(db, member.parentId)
  if (!member || !upline) throw new Refusal('member.not.found')
  return { member, upline }
}

async function describe(
  scope: Pick<ReadScope, 'use' | 'clock'>,
  db: Queryable,
  { member, upline }: { member: Member; upline: Member },
): Promise<AnswerOf<typeof capRebates>> {
  // The house bounds by what it gives in a currency.
  const giver = { memberId: upline.id, currency: member.currency }
  const rebates = await readRebates(scope, db, giver, [member.id])
  return {
    countsFrom: rebates.tomorrow,
    rates: describeRebates(rebates, member.id),
    most: describeRebates(rebates, upline.id, true),
  }
}

const show = implement(showAgent, async (ctx, { account }) => {
  const place = await placeOf(ctx.db, account)
  const { member, upline } = place
  return {
    account: member.account,
    isAgent: isAgentType(member.type),
    upline: upline.parentId === null ? null : upline.account,
    ...(await teamSize(ctx.db, member.id, sessionRules(ctx))),
    cashiers: await describeCashiers(ctx.db, member.id),
    rebates: await describe(ctx, ctx.db, place),
  }
})

const reset = implement(resetStaffCashier, async (ctx, input) => {
  const { member } = await placeOf(ctx.db, input.account)
  const cashier = await cashierOf(ctx.db, member.id, input.cashier)
  const { password, lend } = await lendPassword(ctx)
  return ctx.conclude(async (scope) => {
    scope.edits({ memberIds: [member.id] })
    await lockMemberByAccount(scope.tx, cashier.account)
    await lend(scope, cashier.id)
    return { password }
  })
})

const cap = implement(capRebates, async (ctx, { account, rates }) => {
  const place = await placeOf(ctx.tx, account)
  const { member, upline } = place
  ctx.edits({ memberIds: [member.id] })
  await giveRebates(ctx, { memberId: upline.id, account: upline.account, currency: member.currency }, member.id, rates)
  return describe(ctx, ctx.tx, place)
})

export const staffAgentOperations = [show, reset, cap]
