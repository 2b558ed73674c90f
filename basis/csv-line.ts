/** One line of a CSV document, its end included. */
export function csvLine(cells: readonly string[]): string {
  const written = cells.map((cell) => (/[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
  return `${written.join(',')}\n`
}
