import { nothingEased, type VipLevel } from '@croupier/api/promotions/terms/vip.ts'
import { Money } from '@croupier/basis/money.ts'
import { describe, expect, it } from 'vitest'
import { birthdayAward, climb, groundStanding, judgeMonth, missingToNext, periodAward } from './vip.ts'

const units = (text: string) => Money.parse(text, 'BDT').units
const totals = (validBet: string, deposits = '0') => ({ validBet: units(validBet), deposits: units(deposits) })

function level(reach: string, keep: string | null, upgrade: string | null, deposits: string | null = null): VipLevel {
  return {
    names: { en: reach },
    reach: { validBet: reach, deposits },
    keep: keep === null ? null : { validBet: keep },
    privileges: { upgrade, birthday: upgrade, week: '7', month: null, ...nothingEased },
  }
}

const levels = [level('1000', null, null), level('5000', '2000', '18'), level('20000', '8000', '58')]
const onSecond = { level: 2, highest: 3, reachedIn: '2026-09' }
const onThird = { level: 3, highest: 3, reachedIn: '2026-09' }

describe('[E-06] going up', () => {
  it('passes several levels in one round and gives for each', () => {
    const { standing, awards } = climb(
      levels,
      'BDT',
      { ...groundStanding, level: 1, highest: 1 },
      totals('20000'),
      '2026-11',
    )
    expect(standing).toEqual({ level: 3, highest: 3, reachedIn: '2026-11' })
    expect(awards).toEqual([
      { occurrence: 'level:2', level: 2, award: units('18') },
      { occurrence: 'level:3', level: 3, award: units('58') },
    ])
  })

  it.each([
    ['999.99', 0],
    ['1000', 1],
    ['4999.99', 1],
    ['19999.99', 2],
    ['90000', 3],
  ])('%s played is level %i', (played, reached) => {
    expect(climb(levels, 'BDT', groundStanding, totals(played), '2026-11').standing.level).toBe(reached)
  })

  it('asks for deposits where a level does, and stops below it', () => {
    const asked = [levels[0]!, level('5000', null, '18', '3000'), levels[2]!]
    expect(climb(asked, 'BDT', groundStanding, totals('90000', '2999.99'), '2026-11').standing.level).toBe(1)
    expect(climb(asked, 'BDT', groundStanding, totals('90000', '3000'), '2026-11').standing.level).toBe(3)
  })

  it('raises nobody again by the totals they had, and gives nothing twice', () => {
    expect(climb(levels, 'BDT', onSecond, totals('20000'), '2026-11')).toEqual({ standing: onSecond, awards: [] })
  })

  it('moves nobody down where play is taken back', () => {
    expect(climb(levels, 'BDT', onThird, totals('1'), '2026-11').standing).toEqual(onThird)
  })

  it('goes from a lost level to a new one, with its award alone', () => {
    const four = [...levels, level('50000', '9000', '88')]
    const { standing, awards } = climb(four, 'BDT', onSecond, totals('50000'), '2026-11')
    expect(standing.level).toBe(4)
    expect(awards.map(({ occurrence }) => occurrence)).toEqual(['level:4'])
  })
})

describe('[E-06] a month’s end', () => {
  it.each([
    ['7999.99', onThird, 2],
    ['8000', onThird, 3],
    ['0', onThird, 2],
    ['8000', onSecond, 3],
    ['7999.99', onSecond, 2],
    ['1999.99', onSecond, 1],
    ['0', { ...onSecond, level: 1 }, 1],
    ['2000', { ...onSecond, level: 1 }, 2],
    ['90000', { ...onSecond, level: 1 }, 2],
    ['90000', { ...onThird, highest: 3 }, 3],
    ['0', groundStanding, 0],
  ])('with %s played from %o leaves level %i', (played, standing, after) => {
    const judged = judgeMonth(levels, 'BDT', standing, { month: '2026-11', validBet: units(played) })
    expect(judged).toEqual({ ...standing, level: after })
  })

  it('is not held against a level reached in it', () => {
    const reached = { ...onThird, reachedIn: '2026-11' }
    expect(judgeMonth(levels, 'BDT', reached, { month: '2026-11', validBet: 0n })).toEqual(reached)
    expect(judgeMonth(levels, 'BDT', reached, { month: '2026-12', validBet: 0n }).level).toBe(2)
    // The month before is judged after its end, when some have climbed again.
    expect(judgeMonth(levels, 'BDT', reached, { month: '2026-10', validBet: 0n })).toEqual(reached)
  })
})

describe('[E-02] what a level gives', () => {
  it.each([
    ['1990-11-23', '2026-01-01', '2026-11-23', true],
    ['1990-11-23', '2026-01-01', '2026-11-22', false],
    ['1990-11-23', '2026-10-24', '2026-11-23', true],
    ['1990-11-23', '2026-10-25', '2026-11-23', false],
    ['1992-02-29', '2026-01-01', '2027-02-28', true],
    ['1992-02-29', '2026-01-01', '2028-02-28', false],
    ['1992-02-29', '2026-01-01', '2028-02-29', true],
    ['1992-02-29', '2026-01-01', '2100-02-28', true],
  ])('born %s, set %s: on %s %s', (birthday, setOn, today, isGiven) => {
    const given = birthdayAward(levels, 'BDT', 3, { birthday, setOn, today })
    expect(given).toEqual(
      isGiven ? [{ occurrence: `birthday:${today.slice(0, 4)}`, level: 3, award: units('58') }] : [],
    )
  })

  it('is by the week or month, where the level says so', () => {
    const on = '2026-11-16'
    expect(periodAward(levels, 'BDT', 2, { kind: 'week', on })).toEqual([
      { occurrence: 'week:2026-11-16', level: 2, award: units('7') },
    ])
    expect(periodAward(levels, 'BDT', 2, { kind: 'month', on: '2026-11-01' })).toEqual([])
    expect(periodAward(levels, 'BDT', 0, { kind: 'week', on })).toEqual([])
  })
})

describe('[E-06] the way to the next level', () => {
  it.each([
    [groundStanding, '400', '600'],
    [{ ...groundStanding, level: 1, highest: 1 }, '6000', '0'],
    [onSecond, '20000', undefined],
  ])('from %o with %s played misses %s', (standing, played, missing) => {
    const expected = missing === undefined ? undefined : totals(missing)
    expect(missingToNext(levels, 'BDT', standing, totals(played))).toEqual(expected)
  })
})
