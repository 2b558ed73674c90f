type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

interface Place {
  address: string
  isInDialog: boolean
}

/** Fields that somebody has filled and not left yet, and where they stood. */
const filled = new Map<Field, Place>()

/** Boxes and switches say what they do at once: nothing is lost with them. */
const SPEECHLESS = /^(?:button|checkbox|hidden|image|radio|range|reset|submit)$/

const here = (): string => location.pathname + location.search

function isField(target: EventTarget | null): target is Field {
  if (target instanceof HTMLInputElement) return !SPEECHLESS.test(target.type)
  // One outside a form sorts or narrows a list.
  if (target instanceof HTMLSelectElement) return target.form !== null
  return target instanceof HTMLTextAreaElement
}

function note(target: EventTarget | null): void {
  if (isField(target)) filled.set(target, { address: here(), isInDialog: target.closest('dialog') !== null })
}

function noteTexts(within: ParentNode | null): void {
  for (const field of within?.querySelectorAll('input, textarea') ?? []) note(field)
}

/** Heeds what is typed from now on; what fields hold already may have been typed. */
export function heedTyping(): void {
  noteTexts(document)
  document.addEventListener('input', ({ target }) => note(target), true)
  // A button of a form may fill a field, an amount for one, without a key.
  document.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element) noteTexts(target.closest('form'))
    },
    true,
  )
}

/**
 * Whether something that is typed would be lost with the page. A form's next step takes the fields of the one before
 * away and keeps what they held, until the person leaves its address or closes its dialog.
 */
export function isTyping(): boolean {
  const address = here()
  for (const [field, place] of filled) {
    const isGone = field.isConnected ? field.value === '' : place.isInDialog || place.address !== address
    if (isGone) filled.delete(field)
  }
  return filled.size > 0
}

/** Whether a dialog stands open: nothing beside it can be pressed. */
export function hasOpenDialog(): boolean {
  return document.querySelector('dialog[open]') !== null
}
