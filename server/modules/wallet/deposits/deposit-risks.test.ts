import { describe, expect, it } from 'vitest'
import { type DepositRiskFacts, depositRisksOf } from './deposit-risks.ts'

const DAY = 86_400_000
const madeAt = 100 * DAY
const quiet: DepositRiskFacts = {
  madeAt,
  registeredAt: 0,
  amount: 500n,
  largeFrom: 1_000n,
  hasPaidBefore: true,
  unpaidBefore: 0,
  payerName: 'Rahim Uddin',
  ownName: 'rahim  uddin.',
  isPictureKnown: false,
  isPayerShared: false,
  isAddressShared: false,
  isDeviceShared: false,
  isLate: false,
  isPaidAgain: false,
}
const first = { hasPaidBefore: false, registeredAt: madeAt - DAY, amount: 1_000n }

describe('[H-03] risk flags of a deposit', () => {
  it.each<[string, Partial<DepositRiskFacts>, string[]]>([
    ['nothing', {}, []],
    ['a picture that came with another order', { isPictureKnown: true }, ['known-picture']],
    ['a payer of another name', { payerName: 'Karim Uddin' }, ['other-name']],
    ['a payer, and a member without a name', { payerName: 'Karim Uddin', ownName: null }, []],
    ['no payer named', { payerName: null }, []],
    ['a payer of several members', { isPayerShared: true }, ['shared-payer']],
    ['a large first deposit of a new member', first, ['large-first']],
    ['a smaller one', { ...first, amount: 999n }, []],
    ['a large one of who paid before', { ...first, hasPaidBefore: true }, []],
    ['a large first one of an old member', { ...first, registeredAt: madeAt - 7 * DAY }, []],
    ['a large first one in a currency without an amount', { ...first, largeFrom: undefined }, []],
    ['five orders unpaid before it', { unpaidBefore: 5 }, ['unpaid-before']],
    ['four', { unpaidBefore: 4 }, []],
    ['a payment after its end', { isLate: true }, ['late']],
    ['two payments', { isPaidAgain: true }, ['paid-again']],
    ['an address of others', { isAddressShared: true }, ['shared-address']],
    ['a device of others', { isDeviceShared: true }, ['shared-device']],
  ])('[H-03] %s', (_what, facts, risks) => {
    expect(depositRisksOf({ ...quiet, ...facts })).toEqual(risks)
  })
})
