import type { FieldFault } from '@croupier/api/envelope.ts'
import type { goodAnswer } from '@croupier/api/points/point-answers.ts'
import type { staffGood } from '@croupier/api/points/staff-point-answers.ts'
import { isAsSeen } from '@croupier/basis/currency.ts'
import { Money } from '@croupier/basis/money.ts'
import type * as z from 'zod/mini'
import { amountText, fineFault, readFault } from '../wallet/index.ts'
import type { Good, GoodDraft } from './goods-store.ts'
import { pointText, pointUnits } from './point-amount.ts'

/** In a reader's language, else English. */
export function textIn(texts: Readonly<Record<string, string>>, language: string): string {
  return texts[language] ?? texts['en'] ?? ''
}

/** Whether it can be redeemed at a moment, were there any left. */
export function isOpen({ state, startsAt, endsAt }: Pick<Good, 'state' | 'startsAt' | 'endsAt'>, now: number): boolean {
  return state === 'published' && startsAt <= now && (endsAt === null || endsAt > now)
}

/** What an operator wrote down, as it is kept, or what is wrong between its fields. */
export function readDraft(
  { type, currency }: Pick<Good, 'type' | 'currency'>,
  draft: Omit<GoodDraft, 'price' | 'amount'> & { price: string; amount: string | null },
): GoodDraft | FieldFault[] {
  const faults: FieldFault[] = []
  for (const field of ['titles', 'descriptions'] as const) {
    if (draft[field]['en'] === undefined) faults.push({ field: `${field}.en`, messageKey: 'fault.required' })
  }
  if (draft.endsAt !== null && draft.endsAt <= draft.startsAt) {
    faults.push({ field: 'endsAt', messageKey: 'fault.end.after' })
  }
  if (type === 'CASH' && currency === null) faults.push({ field: 'currency', messageKey: 'fault.required' })
  if (type === 'CASH' && draft.amount === null) faults.push({ field: 'amount', messageKey: 'fault.required' })
  if (type === 'GOODS' && draft.amount !== null) faults.push({ field: 'amount', messageKey: 'fault.format' })
  let amount: bigint | null = null
  if (type === 'CASH' && currency !== null && draft.amount !== null) {
    const money = Money.read(draft.amount, currency)
    if (money instanceof Money) amount = money.units
    else faults.push(readFault('amount', money, currency))
    if (amount !== null && !isAsSeen(currency, draft.amount)) faults.push(fineFault('amount', currency))
  }
  return faults.length > 0 ? faults : { ...draft, price: pointUnits(draft.price), amount }
}

const moneyText = ({ amount, currency }: Pick<Good, 'amount' | 'currency'>) =>
  amount === null || currency === null ? null : amountText(currency, amount)

export function describeGood(good: Good, language: string, redeemed: number): z.input<typeof goodAnswer> {
  const { id, type, titles, descriptions, art, price, currency, stock, taken, perMember, startsAt, endsAt } = good
  return {
    rewardId: id.toString(),
    type,
    name: textIn(titles, language),
    description: textIn(descriptions, language),
    art,
    pointsRequirement: pointText(price),
    amountRequirement: moneyText(good),
    currency,
    stock: stock === null ? null : stock - taken,
    perMember,
    redeemed,
    startsAt,
    endsAt,
  }
}

export function describeForStaff(good: Good): z.input<typeof staffGood> {
  const { id, price, changedAt: _, ...rest } = good
  return { ...rest, goodId: id.toString(), price: pointText(price), amount: moneyText(good) }
}
