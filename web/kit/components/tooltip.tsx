import { cloneElement, type ReactElement, type ReactNode, useEffect, useId, useRef } from 'react'
import { placeBeside } from './anchored.ts'

const DELAY = 350

/** A word of explanation on hover and focus. Never the only place where something is said: touch has no hover. */
export function Tooltip({
  text,
  children,
}: {
  text: ReactNode
  children: ReactElement<Record<string, unknown>>
}): ReactNode {
  const id = useId()
  const tip = useRef<HTMLDivElement>(null)
  const anchor = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const show = (delay: number): void => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      if (!tip.current || !anchor.current) return
      tip.current.showPopover()
      placeBeside(anchor.current, tip.current, 'above')
    }, delay)
  }
  const hide = (): void => {
    clearTimeout(timer.current)
    if (tip.current?.matches(':popover-open')) tip.current.hidePopover()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only listens to what happens to its child
    <span
      ref={anchor}
      className="inline-flex"
      onPointerEnter={(event) => event.pointerType === 'mouse' && show(DELAY)}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event) => event.target.matches(':focus-visible') && show(0)}
      onBlur={hide}
      onKeyDown={(event) => event.key === 'Escape' && hide()}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <div
        ref={tip}
        id={id}
        role="tooltip"
        popover="manual"
        data-kit=""
        className="pointer-events-none fixed inset-auto m-0 max-w-72 rounded-xs border border-hairline bg-overlay px-2.5 py-1.5 text-xs text-ink shadow-lift"
      >
        {text}
      </div>
    </span>
  )
}
