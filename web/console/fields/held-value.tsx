import type { ReactNode, RefObject } from 'react'

type Held = RefObject<HTMLTextAreaElement | null>

/** Puts another value there, as if somebody had typed it: the form looks again at what was wrong, a preview at all of it. */
export function holdValue({ current }: Held, value: string): void {
  if (!current) return
  current.value = value
  current.dispatchEvent(new Event('input', { bubbles: true }))
}

/** What the form sends of a field that is filled in elsewhere; who is led to it is led there. */
export function HeldValue({
  onFocus,
  ...control
}: {
  ref: Held
  id?: string | undefined
  name: string | undefined
  defaultValue: string
  onFocus: () => void
}): ReactNode {
  return <textarea {...control} readOnly tabIndex={-1} aria-hidden="true" className="sr-only" onFocus={onFocus} />
}
