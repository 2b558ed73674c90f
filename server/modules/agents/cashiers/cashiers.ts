import {
  freezeCashier,
  listCashiers,
  openCashier,
  resetCashierPassword,
  unfreezeCashier,
} from '@croupier/api/agents/cashiers/cashiers.ts'
import type { Queryable } from '../../../platform/database.ts'
import { implement } from '../../../platform/implement.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { settingsPort } from '../../../platform/settings.ts'
import {
  type Cashier,
  cashiersOf,
  freeze,
  isFrozenBy,
  lendPassword,
  lockMemberByAccount,
  prepareCashier,
  unfreeze,
} from '../../identity/index.ts'
import { cashiersMost } from '../agents-settings.ts'

/** @throws Refusal agent.cashier.unknown */
export async function cashierOf(db: Queryable, agentId: bigint, account: string): Promise<Cashier> {
  const wanted = account.toLowerCase()
  const cashier = (await cashiersOf(db, agentId)).find((each) => each.account.toLowerCase() === wanted)
  if (!cashier) throw new Refusal('agent.cashier.unknown')
  return cashier
}

/** Whether one more may be open. @throws Refusal agent.cashiers.most */
async function requireRoomFor(db: Queryable, agentId: bigint, most: number): Promise<void> {
  const open = (await cashiersOf(db, agentId)).filter(({ state }) => state === 'active')
  if (open.length >= most) throw new Refusal('agent.cashiers.most')
}

/** An agent's cashiers as agents and operators see them. */
export async function describeCashiers(db: Queryable, agentId: bigint): Promise<Omit<Cashier, 'id'>[]> {
  const cashiers = await cashiersOf(db, agentId)
  return cashiers.map(({ account, state, openedAt, lastLoginAt }) => ({ account, state, openedAt, lastLoginAt }))
}

const list = implement(listCashiers, async (ctx) => ({
  most: ctx.use(settingsPort).read(cashiersMost),
  list: await describeCashiers(ctx.db, ctx.session.memberId),
}))

const open = implement(openCashier, async (ctx, { username }) => {
  const { memberId, account } = ctx.session
  const most = ctx.use(settingsPort).read(cashiersMost)
  await requireRoomFor(ctx.db, memberId, most)
  const prepared = await prepareCashier(ctx, ctx.session, username)
  return ctx.conclude(async (scope) => {
    // Two devices that open one at once are answered one after the other.
    await lockMemberByAccount(scope.tx, account)
    await requireRoomFor(scope.tx, memberId, most)
    const cashier = await prepared.open(scope)
    return { account: cashier.account, password: prepared.password }
  })
})

const close = implement(freezeCashier, async (ctx, { account }) => {
  const cashier = await cashierOf(ctx.tx, ctx.session.memberId, account)
  const member = await lockMemberByAccount(ctx.tx, cashier.account)
  return { state: await freeze(ctx, member!, ctx.session.memberId) }
})

const reopen = implement(unfreezeCashier, async (ctx, { account }) => {
  const { memberId } = ctx.session
  await lockMemberByAccount(ctx.tx, ctx.session.account)
  const cashier = await cashierOf(ctx.tx, memberId, account)
  if (cashier.state !== 'active') await requireRoomFor(ctx.tx, memberId, ctx.use(settingsPort).read(cashiersMost))
  const member = await lockMemberByAccount(ctx.tx, cashier.account)
  // Whom the house froze the house lets in again.
  const isTheirs = await isFrozenBy(ctx.tx, cashier.id, memberId)
  if (member?.state === 'frozen' && !isTheirs) throw ctx.refusal('agent.policy.closed')
  return { state: await unfreeze(ctx, member!) }
})

const reset = implement(resetCashierPassword, async (ctx, { account }) => {
  const cashier = await cashierOf(ctx.db, ctx.session.memberId, account)
  const { password, lend } = await lendPassword(ctx)
  return ctx.conclude(async (scope) => {
    await lockMemberByAccount(scope.tx, cashier.account)
    await lend(scope, cashier.id)
    return { password }
  })
})

export const cashierOperations = [list, open, close, reopen, reset]
