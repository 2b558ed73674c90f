import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type NearRows, nearRows, nextRows } from './near-rows.ts'

/**
 * Which items of a long grid are near the window, as one scrolls, in the page or in a dialog. All rows are as high as the
 * first that is drawn.
 * @param total how many items there are; the first `atOnce` are drawn before anything is measured
 */
export function useNearRows(
  total: number,
  atOnce: number,
): { list: RefObject<HTMLUListElement | null>; near: NearRows } {
  const list = useRef<HTMLUListElement>(null)
  const [near, setNear] = useState<NearRows>({ from: 0, until: atOnce, before: 0, behind: 0 })
  const look = useEffectEvent(() => {
    // Only placeholders are drawn: measuring them would force a layout for nothing.
    if (!list.current || total === 0) return
    const { gridTemplateColumns, gridTemplateRows, rowGap } = getComputedStyle(list.current)
    const columns = gridTemplateColumns.split(' ').length
    const pitch = Number.parseFloat(gridTemplateRows) + Number.parseFloat(rowGap)
    if (!(pitch > 0)) return
    const { top } = list.current.getBoundingClientRect()
    const whole = nearRows({ total, columns, pitch, top, windowHeight: innerHeight })
    const next = nextRows(near, whole, { columns, pitch })
    if (near.from === next.from && near.until === next.until && Math.abs(near.behind - next.behind) < 1) return
    setNear(next)
  })
  useEffect(() => {
    // In the frame that lays the rows out anyway; there may be more to add, what has just been drawn was one row at most.
    const asked = requestAnimationFrame(() => look())
    return () => cancelAnimationFrame(asked)
  }, [near, total])
  useEffect(() => {
    let asked = 0
    const lookSoon = (): void => {
      asked ||= requestAnimationFrame(() => {
        asked = 0
        look()
      })
    }
    // Of whatever scrolls: the page, or the dialog it stands in.
    document.addEventListener('scroll', lookSoon, { capture: true, passive: true })
    const sized = new ResizeObserver(lookSoon)
    if (list.current) sized.observe(list.current)
    return () => {
      cancelAnimationFrame(asked)
      document.removeEventListener('scroll', lookSoon, { capture: true })
      sized.disconnect()
    }
  }, [])
  return { list, near: { ...near, until: Math.min(Math.max(near.until, atOnce), Math.max(total, atOnce)) } }
}
