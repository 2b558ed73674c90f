/** Fields that somebody has typed in and not left yet. */
const typed = new Set<HTMLInputElement | HTMLTextAreaElement>()

/** Boxes and switches say what they do at once: nothing is lost with them. */
const SPEECHLESS = /^(?:button|checkbox|hidden|image|radio|range|reset|submit)$/

function note(target: EventTarget | null): void {
  const isText = target instanceof HTMLTextAreaElement
  if (isText || (target instanceof HTMLInputElement && !SPEECHLESS.test(target.type))) typed.add(target)
}

/** Heeds what is typed from now on; what fields hold already may have been typed. */
export function heedTyping(): void {
  for (const field of document.querySelectorAll('input, textarea')) note(field)
  document.addEventListener('input', ({ target }) => note(target), true)
}

/** Whether the page holds what somebody has typed, which would be lost with it. */
export function isTyping(): boolean {
  for (const field of typed) if (!field.isConnected || field.value === '') typed.delete(field)
  return typed.size > 0
}
