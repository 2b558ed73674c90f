import { describe, expect, it } from 'vitest'
import { contractTerms, termsTyped } from './contract-terms.ts'

describe('[F-03] what was typed as terms', () => {
  it('reads boxes that are left empty as nothing, once a rate is typed anywhere', () => {
    const terms = termsTyped('realtime', [{ singleBetAmount: '1' }, { singleBetAmount: '10', lossRate: '0.2' }])
    expect(terms).toEqual({
      kind: 'realtime',
      tiers: [
        { singleBetAmount: '1', winRate: '0', lossRate: '0' },
        { singleBetAmount: '10', winRate: '0', lossRate: '0.2' },
      ],
    })
    expect(contractTerms.safeParse(terms).success).toBe(true)
  })

  it.each([
    ['dividend', ['rate']],
    ['daily', ['winRate', 'lossRate']],
    ['hourly', ['winRate', 'lossRate']],
    ['realtime', ['winRate', 'lossRate']],
  ] as const)('is no %s contract without any rate: %j are refused', (kind, names) => {
    const { error } = contractTerms.safeParse(termsTyped(kind, [{}]))
    expect(error?.issues.map(({ path }) => path.join('.')).toSorted()).toEqual(
      names.map((name) => `tiers.0.${name}`).toSorted(),
    )
  })

  it('takes a contract that pays nothing from whoever says so', () => {
    expect(contractTerms.safeParse(termsTyped('dividend', [{ rate: '0' }])).success).toBe(true)
  })
})
