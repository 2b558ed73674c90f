import { type CSSProperties, type ReactNode, useState } from 'react'
import { DieFace } from '../../../looks/tables/die-face.tsx'

/** A cup of lacquer over three dice on a tray: it stands, is shaken, and is lifted off. */
export function DiceCup({
  dice,
  shake,
}: {
  /** Undefined: nobody knows yet. */
  dice: readonly number[] | undefined
  /** Milliseconds the shaking has gone on when it is first shown, and takes in all; undefined: it rests on the tray. */
  shake: { readonly gone: number; readonly takes: number } | undefined
}): ReactNode {
  const [gone] = useState(shake?.gone ?? 0)
  const style = (shake ? { '--takes': `${shake.takes}ms`, '--gone': `${-gone}ms` } : {}) as CSSProperties
  return (
    <span className="tables-tray" aria-hidden="true" style={style} data-shaken={shake ? '' : undefined}>
      <span className="tables-dice">
        {dice?.map((die, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- three dice, of which several may show the same
          <DieFace key={at} face={die} className="tables-die" />
        ))}
      </span>
      <svg viewBox="0 0 160 130" className="tables-cup" focusable="false">
        <path d="M34 20C34 8 126 8 126 20l14 92c0 18-120 18-120 0z" fill="#7c1f17" />
        <path d="M34 20C34 8 70 8 76 11L66 124c-28-1-46-5-46-12z" fill="#a3362a" fillOpacity="0.6" />
        <path d="M126 20l14 92c0 7-14 11-34 12.5L112 12c9 1.5 14 4 14 8z" fill="#3d0d09" fillOpacity="0.45" />
        <ellipse cx="80" cy="20" rx="46" ry="10" fill="#8d2d22" />
        <path
          d="M29 54c14 12 88 12 102 0l1.5 9c-14 13-91 13-105 0zM22 98c14 14 102 14 116 0l1 8c-16 15-102 15-118 0z"
          fill="#e2ad52"
        />
        <path d="M80 70c10 8 10 18 0 26-10-8-10-18 0-26z" fill="#f6dca6" />
        <circle cx="80" cy="12" r="8" fill="#e2ad52" />
      </svg>
    </span>
  )
}
