import { Money } from '@croupier/basis/money.ts'
import { formatAmount } from '@croupier/client/words/figures.ts'

/** Hundredths of a point, exactly. */
function hundredths(points: string): bigint {
  const [whole = '', fraction = ''] = points.split('.')
  return BigInt(whole + fraction.padEnd(2, '0').slice(0, 2))
}

function textOf(units: bigint): string {
  const digits = String(units < 0n ? -units : units).padStart(3, '0')
  return `${units < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** What so many cost together. */
export function pointsTimes(points: string, quantity: number): string {
  return textOf(hundredths(points) * BigInt(quantity))
}

/** What is left; below zero where it is not enough. */
export function pointsMinus(points: string, spent: string): string {
  return textOf(hundredths(points) - hundredths(spent))
}

/** How many whole steps are in so many points; undefined where they are none, or no points at all. */
export function wholeSteps(points: string, step: string): number | undefined {
  if (!/^\d{1,10}(?:\.\d{1,2})?$/.test(points)) return undefined
  const [units, each] = [hundredths(points), hundredths(step)]
  return units > 0n && units % each === 0n ? Number(units / each) : undefined
}

/** So many times an amount of money, in main units. */
export function moneyTimes(amount: string, times: number, currency: string): string {
  return new Money(currency, Money.parse(amount, currency).units * BigInt(times)).toString()
}

/** Points within a sentence: whole ones without their places, one piece whichever way the sentence runs. */
export function pointsInText(points: string): string {
  return `\u2068${formatAmount(points).replace(/\.00$/, '')}\u2069`
}
