import { useEffect, useEffectEvent } from 'react'

/** What a key does; its name as `KeyboardEvent.key` tells it, a space as `Space`. */
export type Keys = Readonly<Record<string, () => void>>

function isSpokenFor(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false
  if (document.querySelector('dialog[open]')) return true
  const control = target.closest('input, select, textarea, [contenteditable], button, a, summary, [role=tab]')
  if (!control) return false
  // A button that has the focus takes the space bar for itself; arrows mean nothing to it.
  return !(control.matches('button, a') && key.startsWith('Arrow'))
}

/** Keys of the whole page, while no control and no dialog needs them. A key that is held down counts once. */
export function useKeys(keys: Keys): void {
  const press = useEffectEvent((event: KeyboardEvent): void => {
    const key = event.key === ' ' ? 'Space' : event.key
    const act = keys[key]
    if (!act || event.ctrlKey || event.metaKey || event.altKey || isSpokenFor(event.target, key)) return
    event.preventDefault()
    if (!event.repeat || key.startsWith('Arrow')) act()
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => press(event)
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
}
