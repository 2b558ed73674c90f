import { describe, expect, it } from 'vitest'
import { pointsInText, pointsMinus, pointsTimes, wholeSteps } from './point-figures.ts'

describe('figures of points', () => {
  it('multiply and subtract exactly', () => {
    expect(pointsTimes('99.99', 3)).toBe('299.97')
    expect(pointsTimes('0.01', 1)).toBe('0.01')
    expect(pointsMinus('100.00', '99.5')).toBe('0.50')
    expect(pointsMinus('1.00', '2.25')).toBe('-1.25')
  })

  it('count whole steps', () => {
    expect([
      wholeSteps('300', '100.00'),
      wholeSteps('150', '100.00'),
      wholeSteps('', '100'),
      wholeSteps('0', '1'),
    ]).toEqual([3, undefined, undefined, undefined])
  })

  it('read well within a sentence', () => {
    expect([pointsInText('1200.00'), pointsInText('12.50')]).toEqual(['\u20681,200\u2069', '\u206812.50\u2069'])
  })
})
