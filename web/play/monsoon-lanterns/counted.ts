import { currencies } from '@croupier/basis/currency.ts'
import { formatAmount } from '@croupier/kit/format/amount.ts'
import { decimalOf, type Micro } from '../rgs/micro.ts'

/** An amount as text with its symbol, as the kit writes it. */
export function counted(amount: Micro, currency: string, scale: number): string {
  const figure = formatAmount(decimalOf(amount), { locale: 'en', scale })
  return `${currencies.get(currency)?.symbol ?? ''}${figure}`
}
