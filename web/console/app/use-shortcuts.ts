import { useEffect, useEffectEvent } from 'react'

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** How the palette's keys are written on this machine. */
export const PALETTE_KEYS = isApple ? '⌘ K' : 'Ctrl K'

export function isTyping(): boolean {
  const element = document.activeElement
  return element instanceof HTMLElement && element.matches('input, textarea, select, [contenteditable="true"]')
}

function hasOpenDialog(): boolean {
  return document.querySelector('dialog[open]') !== null
}

/** The keys of the whole console: ⌘K or Ctrl-K, `/` for the screen's search box, `?` for the list of keys. */
export function useShortcuts({ onPalette, onKeys }: { onPalette: () => void; onKeys: () => void }): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const isCommand = event.ctrlKey || event.metaKey
    if (isCommand && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k') {
      event.preventDefault()
      if (!hasOpenDialog()) onPalette()
      return
    }
    if (isCommand || event.altKey || isTyping() || hasOpenDialog()) return
    if (event.key === '/') {
      const search = document.querySelector<HTMLInputElement>('[data-search]')
      if (!search) return
      event.preventDefault()
      search.focus()
      search.select()
    } else if (event.key === '?') onKeys()
  })
  useEffect(() => {
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [])
}
