import { describe, expect, it } from 'vitest'
import { compare, type Movement } from './compare.ts'
import { readReport } from './read-report.ts'

const deposit = (payment: string | null, units: bigint, more: Partial<Movement> = {}): Movement => ({
  kind: 'deposit',
  reference: null,
  payment,
  currency: 'BDT',
  units,
  ...more,
})
const verdicts = (theirs: Movement[], ours: Movement[], inPeriod = true) => {
  const { matched, differences } = compare(theirs, ours, () => inPeriod)
  return [matched, ...differences.map(({ verdict, theirs: their, ours: our }) => [verdict, their, our])]
}

describe('[H-03] a provider’s report compared with our orders', () => {
  it.each([
    ['the same', [deposit('P1', 5n)], [deposit('P1', 5n)], [1]],
    ['another sum', [deposit('P1', 5n)], [deposit('P1', 4n)], [0, ['different', 5n, 4n]]],
    ['theirs alone', [deposit('P1', 5n)], [], [0, ['missing-here', 5n, null]]],
    ['ours alone', [], [deposit('P1', 5n)], [0, ['missing-there', null, 5n]]],
    ['twice there', [deposit('P1', 5n), deposit('P1', 5n)], [deposit('P1', 5n)], [1, ['missing-here', 5n, null]]],
    [
      'by reference where no payment is named',
      [deposit(null, 5n, { reference: 'D1' })],
      [deposit('P1', 5n, { reference: 'D1' })],
      [1],
    ],
    [
      'a payout is no deposit',
      [deposit('P1', 5n)],
      [deposit('P1', 5n, { kind: 'payout' })],
      [0, ['missing-here', 5n, null], ['missing-there', null, 5n]],
    ],
  ] as const)('%s', (_what, theirs, ours, expected) => {
    expect(verdicts([...theirs], [...ours])).toEqual(expected)
  })

  it('of an order that was paid twice, the payment we have is matched, and the other is missing, in either order', () => {
    const credited = deposit('P2', 5n, { reference: 'D1' })
    const lost = deposit('P1', 5n, { reference: 'D1' })
    for (const theirs of [
      [lost, credited],
      [credited, lost],
    ]) {
      const { matched, differences } = compare(theirs, [credited], () => true)
      expect(matched).toBe(1)
      expect(differences).toMatchObject([{ verdict: 'missing-here', payment: 'P1' }])
    }
  })

  it('what is told besides answers one of ours and asks for none', () => {
    const beside = deposit('P1', 5n, { isBeside: true })
    expect(verdicts([beside], [])).toEqual([0])
    expect(verdicts([beside], [deposit('P1', 5n)])).toEqual([0])
  })

  it('asks for nothing that is not of its days', () => {
    expect(verdicts([], [deposit('P1', 5n)], false)).toEqual([0])
    expect(verdicts([deposit('P1', 5n)], [deposit('P1', 5n)], false)).toEqual([1])
  })

  it.each([
    ['type,reference,payment,amount\ndeposit,D1,P1,5', 'fault.column.missing', 'currency'],
    ['type,reference,payment,amount,currency\nrefund,D1,P1,5,BDT', 'fault.report.line', '2'],
    ['type,reference,payment,amount,currency\ndeposit,D1,P1,5,BDT\ndeposit,,,5,BDT', 'fault.report.line', '3'],
    ['type,reference,payment,amount,currency\ndeposit,D1,P1,-5,BDT', 'fault.report.line', '2'],
    ['type,reference,payment,amount,currency\ndeposit,D1,P1,5,XXX', 'fault.report.line', '2'],
    ['type,reference,payment,amount,currency\ndeposit,"D1,P1,5,BDT', 'fault.quotation', '2'],
  ])('%j is refused whole', (report, messageKey, entry) => {
    expect(() => readReport(report)).toThrow(
      expect.objectContaining({ value: { fields: [{ field: 'report', messageKey, entry }] } }),
    )
  })
})
