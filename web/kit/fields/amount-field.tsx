import { type ReactNode, useState } from 'react'
import { currencyOf } from '@croupier/basis/currency.ts'
import { classNames } from '../class-names.ts'
import { cutAmount, decimalMark, isTooFine, plainAmount, shortScale } from '../format/amount.ts'
import { useKit } from '../words.tsx'
import { Amount } from '../components/amount.tsx'
import { controlClasses, Field, type FieldProps } from './field.tsx'

export interface AmountFieldProps extends FieldProps {
  currency: string
  /** Decimal places a person may type; the currency's display scale by default. */
  scale?: number | undefined
  value?: string | undefined
  defaultValue?: string | undefined
  /** Exact decimal string, or '' while the box is empty. */
  onAmount?: ((amount: string) => void) | undefined
  /**
   * Buttons under the box that fill it: `[{ label: '½', amount: '50.00' }]`; without a label, the amount itself. What of a
   * whole balance is finer than may be typed stays where it is.
   */
  shortcuts?: readonly { label?: ReactNode; amount: string }[] | undefined
  disabled?: boolean | undefined
}

/**
 * An amount typed as text: any locale's digits and separators come in, an exact decimal string goes out. What is finer than
 * may be typed is not taken, and the field says so: the amount in the box is never another than the one typed.
 */
export function AmountField({
  label,
  name,
  hint,
  error,
  required,
  labelHidden,
  aside,
  className,
  currency,
  scale,
  value,
  defaultValue = '',
  onAmount,
  shortcuts,
  disabled,
}: AmountFieldProps): ReactNode {
  const { locale, words } = useKit()
  const [own, setOwn] = useState(defaultValue)
  // What was typed too fine stands beside this amount, and is told until another takes its place.
  const [fineAt, setFineAt] = useState<string>()
  const { symbol, displayScale } = currencyOf(currency)
  const shown = value ?? own
  const places = scale ?? displayScale
  const put = (text: string): void => {
    const amount = plainAmount(text, places, decimalMark(locale))
    setFineAt(isTooFine(text, places, decimalMark(locale)) ? shown : undefined)
    if (amount === undefined) return
    setOwn(amount)
    onAmount?.(amount)
  }
  return (
    <Field
      {...{ label, name, hint, required, labelHidden, aside, className }}
      error={fineAt === shown ? words.fault({ field: name ?? '', messageKey: 'fault.too.fine', max: places }) : error}
    >
      {(control) => (
        <>
          <span className="relative flex items-center" dir="ltr">
            <span className="pointer-events-none absolute start-3.5 font-display text-xl text-ink-faint">{symbol}</span>
            <input
              {...control}
              value={shown}
              onChange={(event) => put(event.target.value)}
              disabled={disabled}
              inputMode="decimal"
              autoComplete="off"
              className={classNames(
                controlClasses,
                'figures min-h-13 pe-3.5 font-display text-xl font-semibold',
                symbol.length > 1 ? 'ps-14' : 'ps-10',
              )}
            />
          </span>
          {shortcuts && (
            <span className="flex flex-wrap gap-2">
              {shortcuts.map((shortcut) => (
                <button
                  key={shortcut.amount}
                  type="button"
                  disabled={disabled}
                  aria-pressed={shown === cutAmount(shortcut.amount, places)}
                  onClick={() => put(cutAmount(shortcut.amount, places))}
                  className="figures min-h-9 min-w-14 flex-1 rounded-sm border border-hairline bg-raised px-3 text-sm text-ink-soft transition-colors hover:border-outline hover:text-ink aria-pressed:border-brass aria-pressed:bg-brass-wash aria-pressed:text-brass"
                >
                  {shortcut.label ?? (
                    <Amount value={shortcut.amount} currency={currency} scale={shortScale(shortcut.amount)} />
                  )}
                </button>
              ))}
            </span>
          )}
        </>
      )}
    </Field>
  )
}
