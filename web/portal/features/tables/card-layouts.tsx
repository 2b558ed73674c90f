import type { ReactNode } from 'react'
import { NamedSpot } from './spots.tsx'

/** Where chips lie at baccarat; a table without commission has one spot more. */
export function BaccaratLayout({ isFree }: { isFree: boolean }): ReactNode {
  return (
    <div className="tables-baccarat">
      <NamedSpot spot="PLAYER" className="tables-main tables-is-player" />
      <NamedSpot spot="TIE" className="tables-main tables-is-tie" />
      <NamedSpot spot="BANKER" className="tables-main tables-is-banker" />
      <div className="tables-beside">
        <NamedSpot spot="PLAYERPAIR" />
        <NamedSpot spot="PLAYERBONUS" />
        <NamedSpot spot="EITHERPAIR" />
        {isFree && <NamedSpot spot="LUCKYSIX" />}
        <NamedSpot spot="BANKERBONUS" />
        <NamedSpot spot="BANKERPAIR" />
      </div>
    </div>
  )
}

/** A dragon's head in line, looking to the end. */
function Dragon(): ReactNode {
  return (
    <svg viewBox="0 0 64 48" className="tables-emblem" aria-hidden="true" focusable="false">
      <path
        d="M8 42c-2-14 4-26 16-30L20 4l12 6 4-7 4 8c8 1 14 6 18 13l-6 1 4 5-9 1-3 6c-4 1-8 0-11-2-6 2-8 6-8 11"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <path
        d="M40 19l6 2M33 35c5-4 12-4 16-4M14 26c4-1 7-3 9-6M10 36c6 0 10-3 13-7M48 38c4 2 9 2 12-2"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  )
}

/** A tiger's face in line. */
function Tiger(): ReactNode {
  return (
    <svg viewBox="0 0 64 48" className="tables-emblem" aria-hidden="true" focusable="false">
      <path
        d="M16 12C12 4 20 2 24 8c5-2 11-2 16 0 4-6 12-4 8 4 4 6 4 13 1 20-3 8-10 13-17 13S18 40 15 32c-3-7-3-14 1-20z"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      <path
        d="M32 9v9M26 11l2 6M38 11l-2 6M15 22l6 2M14 29l6 1M49 22l-6 2M50 29l-6 1M23 23q3-3 6 0M35 23q3-3 6 0M28 31h8l-4 4zM32 35v3q-4 3-6 0M32 38q4 3 6 0"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}

/** Where chips lie at dragon tiger. */
export function DragonTigerLayout(): ReactNode {
  return (
    <div className="tables-dragon-tiger">
      <NamedSpot spot="DRAGON" className="tables-main tables-is-banker">
        <Dragon />
      </NamedSpot>
      <div className="tables-middle">
        <NamedSpot spot="TIE" className="tables-is-tie" />
        <NamedSpot spot="SUITEDTIE" className="tables-is-tie" />
      </div>
      <NamedSpot spot="TIGER" className="tables-main tables-is-gold">
        <Tiger />
      </NamedSpot>
    </div>
  )
}
