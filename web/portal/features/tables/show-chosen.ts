/** Pushes a row of tables to the one that is looked at. */
export function showChosen(strip: HTMLElement | null, gameCode: string): void {
  strip
    ?.querySelector(`[data-table="${gameCode}"]`)
    ?.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' })
}
