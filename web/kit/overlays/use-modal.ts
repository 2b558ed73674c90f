import './dialog.css'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

const OPENING_DELAY = 100
const CLOSING = 220

function show(element: HTMLDialogElement): void {
  if (element.open) return
  element.showModal()
  const first =
    element.querySelector<HTMLElement>('[data-autofocus]') ?? element.querySelector<HTMLElement>('[data-title]')
  first?.focus()
}

/**
 * Drives a native modal dialog from a boolean. It opens after 100 ms; its content stays until the closing movement is
 * over; focus goes to `[data-autofocus]`, else to the title, and returns to where it was. `showModal` makes the page
 * behind inert, which keeps focus inside; a click on the backdrop does nothing.
 */
export function useModal(
  open: boolean,
  onClose: () => void,
  escape: boolean,
): {
  dialog: RefObject<HTMLDialogElement | null>
  present: boolean
} {
  const dialog = useRef<HTMLDialogElement>(null)
  const isShown = useRef(false)
  const [present, setPresent] = useState(open)
  if (open && !present) setPresent(true)

  // Escape is heard through `close watcher` semantics; `closedby` none keeps a second Escape from forcing its way.
  useEffect(() => {
    const element = present ? dialog.current : null
    if (!element) return
    element.setAttribute('closedby', escape ? 'closerequest' : 'none')
    const onCancel = (event: Event): void => {
      if (event.target !== element) return
      event.preventDefault()
      if (escape) onClose()
    }
    element.addEventListener('cancel', onCancel)
    return () => element.removeEventListener('cancel', onCancel)
  }, [escape, onClose, present])

  useEffect(() => {
    const element = present ? dialog.current : null
    if (!element) return
    if (open) {
      const opening = setTimeout(() => {
        isShown.current = true
        show(element)
      }, OPENING_DELAY)
      return () => clearTimeout(opening)
    }
    isShown.current = false
    element.close()
    const closing = setTimeout(() => setPresent(false), CLOSING)
    return () => clearTimeout(closing)
  }, [open, present])

  // A dialog torn out while open would leave the focus nowhere: close it first, so the browser gives it back. React does
  // the same to what waits for words or code of its own (Suspense), and runs only layout effects when it is there again.
  useLayoutEffect(() => {
    const element = present ? dialog.current : null
    if (isShown.current && element) show(element)
    return () => element?.close()
  }, [present])

  return { dialog, present }
}
