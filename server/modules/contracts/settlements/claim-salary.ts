import {
  claimDailySalary,
  claimDividend,
  claimHourSalary,
  claimRealTimeSalary,
} from '@croupier/api/contracts/claim-salaries.ts'
import type { ContractKind } from '@croupier/api/contracts/contract-terms.ts'
import { assert } from '@croupier/basis/assert.ts'
import { uuidv7 } from '@croupier/basis/ids.ts'
import type { MemberSession } from '../../../platform/actor.ts'
import type { WriteScope } from '../../../platform/context.ts'
import { implement } from '../../../platform/implement.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { lockMemberByAccount } from '../../identity/index.ts'
import { transfer } from '../../ledger/index.ts'
import { amountText, purseBalances, requireRoom, tellMain } from '../../wallet/index.ts'
import { kinds } from '../contracts-words.ts'
import { insertClaim, lockClaimable } from './income-store.ts'

/** Moves all that a kind has paid from income to main. */
async function claimed(scope: WriteScope & { session: MemberSession }, kind: ContractKind) {
  const { tx } = scope
  const { memberId, account } = scope.session
  // Two devices that claim at once are answered one after the other.
  await lockMemberByAccount(tx, account)
  const lines = await lockClaimable(tx, memberId, kind)
  const [first] = lines
  if (!first) throw new Refusal('salary.nothing')
  const { currency } = first
  const amount = lines.reduce((sum, { paid }) => sum + paid, 0n)
  const purses = await purseBalances(tx, memberId)
  const main = purses.find(({ name }) => name === 'main')
  const income = purses.find(({ name }) => name === 'agentIncome')
  assert(main && income, 'whoever is paid a salary has both purses')
  if (main.isDebitClosed || income.isDebitClosed) throw new Refusal('wallet.purse.closed')
  requireRoom(currency, main.balance, amount)
  const now = scope.clock.now()
  const postingKey = uuidv7(now)
  const ids = lines.map(({ id }) => id)
  const id = await insertClaim(tx, { memberId, kind, currency, amount, claimedAt: now, postingKey }, ids)
  const answer = await transfer(tx, {
    key: postingKey,
    kind: kinds.claimed,
    reference: `claim:${id}`,
    from: income.account,
    to: main.account,
    amount,
  })
  assert(answer.outcome === 'applied', `income is claimed: ${answer.outcome}`)
  await tellMain(tx, memberId, main, answer.items[0]?.legs[0]?.to)
  return { currency, amount: amountText(currency, amount) }
}

export const claims = [
  implement(claimDividend, (ctx) => claimed(ctx, 'dividend')),
  implement(claimDailySalary, (ctx) => claimed(ctx, 'daily')),
  implement(claimHourSalary, (ctx) => claimed(ctx, 'hourly')),
  implement(claimRealTimeSalary, (ctx) => claimed(ctx, 'realtime')),
]
