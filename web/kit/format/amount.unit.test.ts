import { describe, expect, it } from 'vitest'
import { amountSign, cutAmount, decimalMark, formatAmount, isTooFine, plainAmount } from './amount.ts'

describe('formatAmount', () => {
  it.each([
    ['1234567.891', 'en', '1,234,567.89'],
    ['1234567.891', 'bn', '12,34,567.89'],
    ['1234567.891', 'de', '1.234.567,89'],
    ['0', 'en', '0.00'],
    ['-12.5', 'en', '−12.50'],
    ['-12.5', 'ar', '−12.50'],
    ['-12.5', 'fa', '−12.50'],
    ['0.999999', 'en', '0.99'],
    ['999999999999999.999999', 'en', '999,999,999,999,999.99'],
  ])('[B-01] writes %s in %s as %s', (value, locale, expected) => {
    expect(formatAmount(value, { locale })).toBe(expected)
  })

  it('takes a locale that names digits of its own', () => {
    expect(formatAmount('1234567.891', { locale: 'bn-u-nu-beng' })).toBe('12,34,567.89')
    expect(formatAmount('1234567.891', { locale: 'bn-u-nu-beng', digits: 'native' })).toBe('১২,৩৪,৫৬৭.৮৯')
  })

  it('writes the language own digits where they are wanted', () => {
    expect(formatAmount('12345.6', { locale: 'bn', digits: 'native' })).toBe('১২,৩৪৫.৬০')
  })

  it('shows the sign of a gain only when asked', () => {
    expect(formatAmount('5', { locale: 'en', sign: 'always' })).toBe('+5.00')
    expect(formatAmount('0', { locale: 'en', sign: 'always' })).toBe('0.00')
    expect(formatAmount('-5', { locale: 'en', sign: 'never' })).toBe('5.00')
  })

  it('shows no minus before nothing', () => {
    expect(formatAmount('-0.001', { locale: 'en' })).toBe('0.00')
  })

  it('writes whole bigints', () => {
    expect(formatAmount(12_345_678_901_234_567_890n, { locale: 'en', scale: 0 })).toBe('12,345,678,901,234,567,890')
  })
})

describe('amountSign', () => {
  it.each([
    ['0.00', 0],
    ['-0.00', 0],
    ['-0.01', -1],
    ['10', 1],
    [-3n, -1],
  ] as const)('of %s is %s', (value, sign) => {
    expect(amountSign(value)).toBe(sign)
  })
})

describe('plainAmount', () => {
  it.each([
    ['', ''],
    ['12,500.5', '12500.5'],
    ['1,25', '125'],
    ['১২,৫০০.৫০', '12500.50'],
    ['٥٠٠٫٢٥', '500.25'],
    ['007', '7'],
    ['.5', '0.5'],
    ['5.', '5.'],
    ['5.120', '5.12'],
    [' 1 000 ', '1000'],
  ])('reads %j as %j', (typed, expected) => {
    expect(plainAmount(typed, 2)).toBe(expected)
  })

  it('takes a comma for the point where the language does', () => {
    expect(decimalMark('de')).toBe(',')
    expect(plainAmount('1.250,75', 2, decimalMark('de'))).toBe('1250.75')
    expect(plainAmount('1.5', 2, decimalMark('de'))).toBe('1.5')
  })

  it.each(['12a', '-5', '1.2.3', '1e5', '1234567890123456'])('refuses %s', (typed) => {
    expect(plainAmount(typed, 2)).toBeUndefined()
  })

  it.each([
    ['10.005', 2],
    ['5.129', 2],
    ['১০.০০৫', 2],
    ['500.5', 0],
  ])('[F-03] makes no other amount of %s, which is finer than %i places: it is told so', (typed, scale) => {
    expect(plainAmount(typed, scale)).toBeUndefined()
    expect(isTooFine(typed, scale)).toBe(true)
  })

  it.each(['', '10.05', '10.0500', '12a', '-5.001', '1.2.3'])('does not call %j too fine', (typed) => {
    expect(isTooFine(typed, 2)).toBe(false)
  })

  it.each([
    ['47500.125', 2, '47500.12'],
    ['47500.9', 0, '47500'],
    ['47500', 2, '47500'],
    ['0.5', 2, '0.5'],
  ])('[B-03] makes of all that %s is, in %i places, the %s that a button can fill in', (amount, scale, expected) => {
    expect(cutAmount(amount, scale)).toBe(expected)
    expect(plainAmount(cutAmount(amount, scale), scale)).toBe(expected)
  })

  it('keeps no point for a currency without fractions', () => {
    expect(plainAmount('500.', 0)).toBe('500')
  })
})
