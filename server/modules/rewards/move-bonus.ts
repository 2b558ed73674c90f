import { balanceChanged } from '@croupier/api/live/balance-changed.ts'
import { rewardsChanged } from '@croupier/api/live/rewards-changed.ts'
import type { BonusState } from '@croupier/api/rewards/reward-answers.ts'
import { assert } from '@croupier/basis/assert.ts'
import { uuidv7 } from '@croupier/basis/ids.ts'
import { Money } from '@croupier/basis/money.ts'
import type { WriteScope } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'
import { tell } from '../../platform/live.ts'
import { type Item, lockBalances, post } from '../ledger/index.ts'
import { addRequirement, type BetWeights, forfeitRequirement } from '../wagering/index.ts'
import {
  amountText,
  endBonusRule,
  houseAccount,
  playableUnits,
  type PurseBalance,
  purseBalances,
  setBonusRule,
} from '../wallet/index.ts'
import { divide } from './bonus-ending.ts'
import { activate, addSwept, type Bonus, endBonus } from './bonuses-store.ts'
import { kinds, REWARDS_PURSE } from './reward-words.ts'

const DAY = 86_400_000

export interface BonusPurses {
  main: PurseBalance
  bonus: PurseBalance
}

/**
 * Main and bonus of a member, held until the transaction ends: a win that came between a balance and the question for open
 * stakes would be the house's. Undefined where they have none, or nothing may leave them now.
 */
export async function bonusPurses(tx: Tx, memberId: bigint): Promise<BonusPurses | undefined> {
  const purses = await purseBalances(tx, memberId)
  const main = purses.find(({ name }) => name === 'main')
  const bonus = purses.find(({ name }) => name === 'bonus')
  if (!main || !bonus || main.isDebitClosed || bonus.isDebitClosed) return undefined
  const held = await lockBalances(tx, [main.account, bonus.account])
  const asHeld = (purse: PurseBalance) => ({ ...purse, balance: held.get(purse.account)! })
  return { main: asHeld(main), bonus: asHeld(bonus) }
}

export function unitsOrNull(text: string | null, currency: string): bigint | null {
  return text === null ? null : Money.parse(text, currency).units
}

/** Posts what a bonus moves, last in its transaction, and tells open pages. */
async function book(scope: WriteScope, bonus: Bonus, items: readonly Item[]): Promise<void> {
  const { memberId, currency } = bonus
  await tell(scope.tx, { to: 'member', id: memberId }, rewardsChanged, {})
  if (items.length === 0) return
  const answer = await post(scope.tx, items)
  assert(answer.outcome === 'applied', `what a bonus purse holds can leave it: ${answer.outcome}`)
  const purses = await purseBalances(scope.tx, memberId)
  const main = purses.find(({ name }) => name === 'main')
  assert(main, 'whoever has a bonus has a main purse')
  await tell(scope.tx, { to: 'member', id: memberId }, balanceChanged, {
    currency,
    available: amountText(currency, playableUnits(purses)),
    ledgerSeq: main.seq.toString(),
  })
}

/** Puts a bonus into the bonus purse: from now on it is played and wagered, by its own weights, within its days. */
export async function activateBonus(scope: WriteScope, bonus: Bonus, { bonus: purse }: BonusPurses): Promise<void> {
  const { id, memberId, currency, source, reference, amount, turnover, terms } = bonus
  const { tx } = scope
  const now = scope.clock.now()
  await activate(tx, id, now, now + terms.days * DAY)
  const bonusWeights: BetWeights = Object.fromEntries(terms.weights.map(({ gameType, percent }) => [gameType, percent]))
  await addRequirement(tx, { memberId, currency, source, reference, turnover, bonusWeights })
  await setBonusRule(tx, { memberId, currency, maxBet: unitsOrNull(terms.maxBet, currency), leftOut: terms.leftOut })
  const house = await houseAccount(tx, REWARDS_PURSE, currency)
  await book(scope, bonus, [
    {
      key: uuidv7(now),
      kind: kinds.bonusPaid,
      reference: `bonus:${id}`,
      legs: [{ from: house, to: purse.account, amount }],
    },
  ])
}

async function emptyPurse(
  tx: Tx,
  { id, currency }: Bonus,
  { main, bonus }: BonusPurses,
  { released, taken }: { released: bigint; taken: bigint },
  now: number,
): Promise<Item[]> {
  const house = await houseAccount(tx, REWARDS_PURSE, currency)
  const reference = `bonus:${id}`
  return [
    {
      key: uuidv7(now),
      kind: kinds.bonusReleased,
      reference,
      legs: [{ from: bonus.account, to: main.account, amount: released }],
    },
    { key: uuidv7(now), kind: kinds.bonusTaken, reference, legs: [{ from: bonus.account, to: house, amount: taken }] },
  ].filter(({ legs: [leg] }) => leg!.amount > 0n)
}

/** Ends an active bonus: what its purse holds is divided, and its remaining turnover is no longer required. */
export async function closeBonus(
  scope: WriteScope,
  bonus: Bonus,
  purses: BonusPurses,
  state: Exclude<BonusState, 'waiting' | 'active'>,
): Promise<void> {
  const { id, memberId, currency, source, reference, terms } = bonus
  const { tx } = scope
  const now = scope.clock.now()
  const divided = divide(state, purses.bonus.balance, unitsOrNull(terms.maxCashOut, currency), 0n)
  await endBonus(tx, id, { state, ...divided }, now)
  await forfeitRequirement(tx, source, reference)
  await endBonusRule(tx, memberId, currency)
  await book(scope, bonus, await emptyPurse(tx, bonus, purses, divided, now))
}

/** What came to the bonus purse after its bonus had ended, from a round that was open then. */
export async function sweepBonusPurse(scope: WriteScope, ended: Bonus, purses: BonusPurses): Promise<void> {
  const { currency, terms, state, released } = ended
  const divided = divide(state, purses.bonus.balance, unitsOrNull(terms.maxCashOut, currency), released)
  await addSwept(scope.tx, ended.id, divided)
  await book(scope, ended, await emptyPurse(scope.tx, ended, purses, divided, scope.clock.now()))
}
