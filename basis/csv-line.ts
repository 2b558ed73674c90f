/** Spreadsheets take such text for a formula: a vendor's id could call a server from an operator's computer. */
const FORMULA = /^'*[=+\-@\t\r]/
/** An amount below zero: as a text no sum would count it. */
const BELOW_ZERO = /^-\d+(?:\.\d+)?$/

/** As spreadsheets are told that something is text. */
function asText(cell: string): string {
  return FORMULA.test(cell) && !BELOW_ZERO.test(cell) ? `'${cell}` : cell
}

/** What was written by `csvLine`, read again. */
export function textOfCell(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell
}

/** One line of a CSV document, its end included. */
export function csvLine(cells: readonly string[]): string {
  const written = cells
    .map(asText)
    .map((cell) => (/[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
  return `${written.join(',')}\n`
}
