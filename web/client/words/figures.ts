/**
 * Figures are money and everything in columns: Latin digits, a comma between thousands and a dot before decimals in
 * every language, so that a statement, a screenshot and a support chat all show the same number.
 */
const figuresLocale = 'en'

// Made with the first figure: the first NumberFormat of a page costs 20 to 50 ms, which would come before the first paint is done.
const amountFormats: Intl.NumberFormat[] = []
let countFormat: Intl.NumberFormat | undefined

/**
 * An API amount (`"1234.5"`) as `1,234.50`, with as many decimals as its currency shows. Exact for any length; what the
 * ledger keeps finer is cut, never rounded up.
 */
export function formatAmount(decimal: string, scale = 2): string {
  amountFormats[scale] ??= new Intl.NumberFormat(figuresLocale, {
    minimumFractionDigits: scale,
    maximumFractionDigits: scale,
    roundingMode: 'trunc',
  })
  return amountFormats[scale].format(decimal as Intl.StringNumericLiteral)
}

/** A whole number in a table or badge: `12,345`. */
export function formatCount(count: number | bigint): string {
  countFormat ??= new Intl.NumberFormat(figuresLocale, { maximumFractionDigits: 0 })
  return countFormat.format(count)
}
