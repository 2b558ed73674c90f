import { useEffect, useRef, type RefObject } from 'react'

function isTyping(element: Element | null): boolean {
  return element instanceof HTMLElement && element.matches('input, textarea, select, [contenteditable="true"]')
}

/**
 * `j` and `k` walk the rows of a table, Enter opens the one in focus; silent while someone types or a dialog is open.
 * Give the ref to the table's `bodyRef`. `onOpen` gets the row's place; without it Enter follows the row's first link.
 */
export function useRowKeys(onOpen?: (place: number) => void): RefObject<HTMLTableSectionElement | null> {
  const body = useRef<HTMLTableSectionElement>(null)
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(document.activeElement)) return
      if (document.querySelector('dialog[data-modal][open]:not(:has(table))')) return
      const rows = Array.from(body.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])
      const here = rows.findIndex((row) => row.contains(document.activeElement))
      if (event.key === 'j' || event.key === 'k') {
        const next = rows[event.key === 'j' ? Math.min(here + 1, rows.length - 1) : Math.max(here - 1, 0)]
        if (!next) return
        event.preventDefault()
        next.tabIndex = -1
        next.focus()
        next.scrollIntoView({ block: 'nearest' })
      } else if (event.key === 'Enter' && here >= 0 && document.activeElement === rows[here]) {
        if (onOpen) onOpen(here)
        else rows[here]?.querySelector<HTMLElement>('a, button')?.click()
      }
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [onOpen])
  return body
}
