import { describe, expect, it } from 'vitest'
import { latinNumber, limitTyped, roundsTyped } from './typed-number.ts'

describe('[D-05] what a player types before autoplay', () => {
  it.each([
    ['250', '250'],
    ['1,250.50', '1250.50'],
    ['১২৫০', '1250'],
    ['٢٥٠٫٥', '250.5'],
    ['', ''],
    ['0', ''],
  ])('is a limit at %j', (typed, limit) => {
    expect(limitTyped(latinNumber(typed), '75')).toBe(limit)
  })

  it.each(['all of it', '-5', '5e3', '99999999999'])('leaves the limit that stood at %j', (typed) => {
    expect(limitTyped(typed, '75')).toBe('75')
  })

  it.each([
    ['50', '50'],
    ['৫০', '50'],
    ['0', '0'],
    ['', '0'],
    ['ten', '10'],
    ['1,000', '10'],
    ['10000000', '10'],
  ])('is so many rounds at %j: without end only where nothing was typed', (typed, rounds) => {
    expect(roundsTyped(latinNumber(typed), '10')).toBe(rounds)
  })
})
