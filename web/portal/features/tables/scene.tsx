import { type ReactNode, useId } from 'react'
import { Dealer } from './dealer.tsx'
import type { GameCode } from './shown-table.ts'

/** A brass lantern that hangs from above; its middle at 0, its light around it. */
function Lantern({ x, drop, glow, scale = 1 }: { x: number; drop: number; glow: string; scale?: number }): ReactNode {
  return (
    <g transform={`translate(${x} ${drop}) scale(${scale})`}>
      <path d={`M0 -300V-34`} stroke="#8a6a34" strokeWidth="2" />
      <circle cy="2" r="120" fill={glow} />
      <path d="M-8-34h16l4 8h-24z" fill="#c9973f" />
      <path d="M-14-26h28c8 14 10 34 2 54h-32c-8-20-6-40 2-54z" fill="#f7cf84" />
      <path d="M-14-26h9c-6 16-7 38-3 54h-8c-8-20-6-40 2-54z" fill="#d9973a" fillOpacity="0.7" />
      <path d="M5-26h9c8 14 10 34 2 54h-8c4-16 3-38-3-54z" fill="#d9973a" fillOpacity="0.55" />
      <path d="M-18 28h36l-5 8h-26z" fill="#c9973f" />
      <path d="M0 36v14M-4 50h8" stroke="#c9973f" strokeWidth="2.5" strokeLinecap="round" />
    </g>
  )
}

/** An arched window with a lattice, behind which it is night. */
function Arch({ x }: { x: number }): ReactNode {
  return (
    <g transform={`translate(${x} 18)`}>
      <path d="M0 240V80C0 26 34 0 70 0s70 26 70 80v160z" fill="#0d1826" />
      <path
        d="M70 0v240M0 84h140M0 150h140M18 36l104 96M122 36L18 132"
        stroke="#5b3a1c"
        strokeWidth="2.5"
        fill="none"
      />
      <path d="M0 240V80C0 26 34 0 70 0s70 26 70 80v160" fill="none" stroke="#7a4f24" strokeWidth="6" />
      <path
        d="M-9 240V78C-9 20 28-9 70-9s79 29 79 87v162"
        fill="none"
        stroke="#c9973f"
        strokeOpacity="0.35"
        strokeWidth="1.5"
      />
    </g>
  )
}

/** The room by lantern light, who deals, and the near edge of the table. Its foot is what the cards lie on. */
export function Scene({ gameCode, deals }: { gameCode: GameCode; deals: number }): ReactNode {
  const id = useId()
  return (
    <svg
      viewBox="0 0 1200 360"
      preserveAspectRatio="xMidYMax slice"
      className="tables-scene"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <radialGradient id={`${id}w`} cx="50%" cy="26%" r="70%">
          <stop offset="0" stopColor="#5d3420" />
          <stop offset="0.5" stopColor="#351b11" />
          <stop offset="1" stopColor="#170c08" />
        </radialGradient>
        <radialGradient id={`${id}l`}>
          <stop offset="0" stopColor="#ffd890" stopOpacity="0.6" />
          <stop offset="0.4" stopColor="#f0a94a" stopOpacity="0.2" />
          <stop offset="1" stopColor="#f0a94a" stopOpacity="0" />
        </radialGradient>
        <linearGradient id={`${id}f`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--felt-lit)" />
          <stop offset="1" stopColor="var(--felt)" />
        </linearGradient>
        <radialGradient id={`${id}p`} cx="50%" cy="0%" r="75%">
          <stop offset="0" stopColor="#ffe2a8" stopOpacity="0.2" />
          <stop offset="1" stopColor="#ffe2a8" stopOpacity="0" />
        </radialGradient>
      </defs>
      <path d="M0 0h1200v360H0z" fill={`url(#${id}w)`} />
      {[60, 250, 810, 1000].map((x) => (
        <Arch key={x} x={x} />
      ))}
      <path d="M0 236h1200" stroke="#8a5a2a" strokeOpacity="0.5" strokeWidth="3" />
      <Lantern x={435} drop={66} glow={`url(#${id}l)`} scale={0.8} />
      <Lantern x={765} drop={66} glow={`url(#${id}l)`} scale={0.8} />
      <Lantern x={220} drop={44} glow={`url(#${id}l)`} scale={0.62} />
      <Lantern x={980} drop={44} glow={`url(#${id}l)`} scale={0.62} />
      <ellipse cx="600" cy="150" rx="230" ry="170" fill={`url(#${id}l)`} fillOpacity="0.5" />
      {/* The far rim of the table, then who deals, then its felt. */}
      <path d="M-40 360V262C220 214 980 214 1240 262v98z" fill="#2c150b" />
      <path d="M-40 262C220 214 980 214 1240 262" fill="none" stroke="#c9973f" strokeWidth="3" />
      <path d="M-40 372V274C220 227 980 227 1240 274v98z" fill={`url(#${id}f)`} />
      <path d="M-40 372V274C220 227 980 227 1240 274v98z" fill={`url(#${id}p)`} />
      <g transform="translate(408 -4) scale(1.2)">
        <Dealer gameCode={gameCode} deals={deals} />
      </g>
      <path d="M-40 288C220 241 980 241 1240 288" fill="none" stroke="#f2d090" strokeOpacity="0.28" strokeWidth="1.5" />
    </svg>
  )
}
