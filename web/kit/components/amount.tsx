import type { ReactNode } from 'react'
import { currencyOf } from '@croupier/basis/currency.ts'
import { classNames } from '../class-names.ts'
import { amountSign, formatAmount } from '../format/amount.ts'
import { useKit } from '../words.tsx'

export interface AmountProps {
  /** Exact decimal string (or whole bigint) in main units. */
  value: string | bigint
  /** Shows its symbol and its decimal places; without one, a bare figure. */
  currency?: string | undefined
  scale?: number | undefined
  sign?: 'auto' | 'always' | 'never' | undefined
  /** `in` paints gains jade and leaves the rest; `result` paints losses vermilion too (operators' tables). */
  tone?: 'plain' | 'in' | 'result' | undefined
  /** The person wants nobody to read it: asterisks, always as many. */
  hidden?: boolean | undefined
  /** The amount is the loudest thing here. */
  display?: boolean | undefined
  className?: string | undefined
}

/** Money, in figures of one width, never wrapping, left to right in every script. */
export function Amount({
  value,
  currency,
  scale,
  sign = 'auto',
  tone = 'plain',
  hidden = false,
  display = false,
  className,
}: AmountProps): ReactNode {
  const { locale, digits, words } = useKit()
  const money = currency === undefined ? undefined : currencyOf(currency)
  const direction = amountSign(value)
  const colour =
    hidden || tone === 'plain' || direction === 0
      ? undefined
      : direction > 0
        ? 'text-jade'
        : tone === 'result'
          ? 'text-vermilion'
          : undefined
  const text = formatAmount(value, { locale, digits, scale: scale ?? money?.displayScale ?? 2, sign })
  const signed = /^[−+]/.exec(text)?.[0] ?? ''
  return (
    <bdi
      dir="ltr"
      className={classNames('figures whitespace-nowrap', display && 'font-display font-semibold', colour, className)}
    >
      {!hidden && signed}
      {money && <span className={classNames('me-[0.12em]', display && 'opacity-80')}>{money.symbol}</span>}
      {hidden ? (
        <>
          <span aria-hidden="true">****</span>
          <span className="sr-only">{words.amountHidden}</span>
        </>
      ) : (
        text.slice(signed.length)
      )}
    </bdi>
  )
}
