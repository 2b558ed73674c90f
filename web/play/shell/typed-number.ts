import { decimalMark, latinDigit, plainAmount } from '@croupier/kit/format/amount.ts'
import { type Micro, microOf } from '../rgs/micro.ts'

const DECIMAL = /^(\d{1,5})(?:\.(\d{0,4}))?$/

/** A number as it was typed, in Latin digits and with a point. */
export function latinNumber(typed: string): string {
  return Array.from(typed.trim(), latinDigit).join('').replace(/٫/g, '.')
}

/** A number a person typed, in units of 10^-scale; undefined for anything else. */
export function unitsOf(text: string, scale: number): number | undefined {
  const match = DECIMAL.exec(text.trim())
  if (!match) return undefined
  return Number(`${match[1]}${(match[2] ?? '').padEnd(scale, '0').slice(0, scale)}`)
}

const plain = (text: string) => plainAmount(text, 6, decimalMark('en'))

/** An amount a person typed, grouped or not; undefined for anything else. */
export function amountTyped(text: string): Micro | undefined {
  return microOf(plain(text) ?? '')
}

/** A limit a person typed, made plain; empty where there is none, and what stood where it is no amount. */
export function limitTyped(text: string, before: string): string {
  const typed = plain(text)
  if (typed === '') return ''
  const amount = microOf(typed ?? '')
  return amount === undefined ? before : amount === 0n ? '' : (typed ?? '')
}

const WHOLE = /^\d{1,6}$/

/** Rounds a person typed: 0 for no end, as where the box is left empty, and what stood where it is no number. */
export function roundsTyped(text: string, before: string): string {
  if (text === '') return '0'
  return WHOLE.test(text) ? String(Number(text)) : before
}
