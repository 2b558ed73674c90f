const MARGIN = 8

export type Placement = 'below-start' | 'below-end' | 'above'

/**
 * Puts a popover beside its trigger and inside the window, turned for RTL. By hand: CSS anchor positioning is not yet
 * in every browser of a mid-range phone.
 */
export function placeBeside(trigger: HTMLElement, popover: HTMLElement, placement: Placement): void {
  const anchor = trigger.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = popover
  const rtl = getComputedStyle(trigger).direction === 'rtl'
  const left =
    placement === 'above'
      ? anchor.left + anchor.width / 2 - width / 2
      : (placement === 'below-start') === rtl
        ? anchor.right - width
        : anchor.left
  const fitsBelow = anchor.bottom + MARGIN + height <= window.innerHeight
  const fitsAbove = anchor.top - MARGIN - height >= 0
  const above = placement === 'above' ? fitsAbove : !fitsBelow && fitsAbove
  const top = above ? anchor.top - MARGIN - height : anchor.bottom + MARGIN
  popover.style.left = `${Math.max(MARGIN, Math.min(left, window.innerWidth - width - MARGIN))}px`
  popover.style.top = `${Math.max(MARGIN, top)}px`
}
