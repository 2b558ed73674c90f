import type { FieldFault } from '@croupier/api/envelope.ts'
import type { KindAndTerms } from '@croupier/api/promotions/promotion-kinds.ts'
import type { BonusTerms } from '@croupier/api/rewards/bonus-terms.ts'
import { isAsSeen } from '@croupier/basis/currency.ts'
import { Money } from '@croupier/basis/money.ts'
import { fineFault, readFault } from '../../wallet/index.ts'
import { contradictionsOf, twiceIn } from './contradictions.ts'

interface Draft {
  titles: Readonly<Record<string, string>>
  summaries: Readonly<Record<string, string>>
  rules: Readonly<Record<string, string>>
  promise: KindAndTerms
  startsAt: number
  endsAt: number | null
  budget: string | null
  bonus: BonusTerms | null
}

const prizesOf = (prizes: readonly string[]) => prizes.map((prize, at): [string, string] => [`prizes.${at}`, prize])

/** Amounts of a promise by the path of their field. */
function amountsOf({ kind, terms }: KindAndTerms): [string, string][] {
  switch (kind) {
    case 'sign-up':
    case 'application':
    case 'code':
      return [['amount', terms.amount]]
    case 'sign-in':
      return terms.days.map((amount, at) => [`days.${at}`, amount])
    case 'deposit':
      return terms.tiers.flatMap(({ from, cap }, at): [string, string][] => [
        [`tiers.${at}.from`, from],
        ...(cap === null ? [] : [[`tiers.${at}.cap`, cap] as [string, string]]),
      ])
    case 'rebate':
      return [['minimum', terms.minimum]]
    case 'rescue':
      return [
        ...terms.tiers.map(({ from }, at): [string, string] => [`tiers.${at}.from`, from]),
        ...(terms.cap === null ? [] : [['cap', terms.cap] as [string, string]]),
      ]
    case 'mission':
      return terms.steps.flatMap(({ target, amount }, at): [string, string][] => [
        [`steps.${at}.amount`, amount],
        ...(terms.measure === 'rounds' ? [] : [[`steps.${at}.target`, target] as [string, string]]),
      ])
    case 'referral':
      return Object.entries({
        deposited: terms.deposited,
        validBet: terms.validBet,
        forReferrer: terms.forReferrer,
        forReferee: terms.forReferee,
      }).flatMap(([path, text]): [string, string][] => (text === null ? [] : [[path, text]]))
    case 'race':
      return prizesOf(terms.prizes)
    case 'raffle':
      return [['perTicket', terms.perTicket], ...prizesOf(terms.prizes)]
    case 'free-spins':
      return [['stake', terms.stake]]
    case 'envelope':
      return [
        ['total', terms.total],
        ['least', terms.least],
      ]
    case 'vip':
      return terms.levels.flatMap(({ reach, keep, privileges }, at) =>
        Object.entries({
          'reach.validBet': reach.validBet,
          'reach.deposits': reach.deposits,
          'keep.validBet': keep?.validBet,
        })
          .concat(
            (['upgrade', 'birthday', 'week', 'month', 'dailyWithdrawal'] as const).map((name) => [
              `privileges.${name}`,
              privileges[name] ?? undefined,
            ]),
          )
          .flatMap(([path, text]): [string, string][] => (text ? [[`levels.${at}.${path}`, text]] : [])),
      )
  }
}

/** What is wrong between the fields of a promotion, or of its currency; each on its own is right by its schema. */
export function faultsOf(draft: Draft, currency: string): FieldFault[] {
  const faults: FieldFault[] = []
  for (const field of ['titles', 'summaries', 'rules'] as const) {
    if (draft[field]['en'] === undefined) faults.push({ field: `${field}.en`, messageKey: 'fault.required' })
  }
  // Prizes are given when it is over.
  if (draft.endsAt === null && (draft.promise.kind === 'race' || draft.promise.kind === 'raffle'))
    faults.push({ field: 'endsAt', messageKey: 'fault.required' })
  if (draft.endsAt !== null && draft.endsAt <= draft.startsAt)
    faults.push({ field: 'endsAt', messageKey: 'fault.end.after' })
  const amounts: [string, string][] = amountsOf(draft.promise).map(([path, text]) => [`promise.terms.${path}`, text])
  if (draft.budget !== null) amounts.push(['budget', draft.budget])
  for (const name of ['maxBet', 'maxCashOut'] as const) {
    const text = draft.bonus?.[name]
    if (text) amounts.push([`bonus.${name}`, text])
  }
  for (const [field, text] of amounts) {
    const money = Money.read(text, currency)
    if (!(money instanceof Money)) faults.push(readFault(field, money, currency))
    // Nobody is paid, and nobody sees, what is finer.
    else if (!isAsSeen(currency, text)) faults.push(fineFault(field, currency))
  }
  if (draft.bonus) {
    // A bonus ends by being wagered.
    if (Number(draft.promise.terms.multiple) === 0)
      faults.push({ field: 'promise.terms.multiple', messageKey: 'fault.above.zero' })
    const twice = twiceIn(draft.bonus.weights.map(({ gameType }) => gameType))
    if (twice !== undefined) faults.push({ field: `bonus.weights.${twice}.gameType`, messageKey: 'fault.twice' })
  }
  if (draft.promise.kind === 'mission' && draft.promise.terms.measure === 'rounds') {
    for (const [at, { target }] of draft.promise.terms.steps.entries()) {
      if (!/^\d+$/.test(target)) faults.push({ field: `promise.terms.steps.${at}.target`, messageKey: 'fault.digits' })
    }
  }
  if (draft.promise.kind === 'vip') {
    for (const [at, { names, reach }] of draft.promise.terms.levels.entries()) {
      const field = `promise.terms.levels.${at}`
      if (names['en'] === undefined) faults.push({ field: `${field}.names.en`, messageKey: 'fault.required' })
      const before = draft.promise.terms.levels[at - 1]
      if (before && Number(before.reach.validBet) >= Number(reach.validBet))
        faults.push({ field: `${field}.reach.validBet`, messageKey: 'fault.level.more' })
    }
  }
  // These compare amounts, which must be some.
  return faults.length > 0 ? faults : contradictionsOf(draft.promise, currency, draft.budget)
}
