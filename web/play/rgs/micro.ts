/** The wire counts money in millionths of a main unit; here they are bigints, so nothing is ever rounded. */
export type Micro = bigint

// The React compiler drops bigint literals (it writes `void 0`): components and hooks take them from here.
export const nothing: Micro = 0n
export const isWon = (micro: Micro): boolean => micro > 0n
export const halved = (micro: Micro): Micro => micro / 2n
export const doubled = (micro: Micro): Micro => micro * 2n

const MICROS = 1_000_000n
const PLAIN = /^(\d{1,9})(?:\.(\d{1,6}))?$/

/** `1.5` for 1500000, with at least two decimals and no idle zeros behind them; for showing. */
export function decimalOf(micro: Micro): string {
  const digits = String(micro < 0n ? -micro : micro).padStart(7, '0')
  const fraction = digits.slice(-6).replace(/0+$/, '').padEnd(2, '0')
  return `${micro < 0n ? '-' : ''}${digits.slice(0, -6)}.${fraction}`
}

/** An amount a person typed, in main units; undefined for anything but plain decimal digits. */
export function microOf(decimal: string): Micro | undefined {
  const match = PLAIN.exec(decimal)
  if (!match) return undefined
  const [, whole = '0', fraction = ''] = match
  return BigInt(whole) * MICROS + BigInt(fraction.padEnd(6, '0'))
}

/** What a stake must lie between, and be a multiple of. */
export interface StakeRange {
  readonly min: Micro
  readonly max: Micro
  readonly step: Micro
}

/** The nearest stake that may be placed, rounded down to a step. */
export function fittingStake(stake: Micro, { min, max, step }: StakeRange): Micro {
  const wanted = stake > max ? max : stake
  const whole = (wanted / step) * step
  return whole < min ? min : whole
}
