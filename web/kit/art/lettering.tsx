import { pick, seeded } from '@croupier/basis/seeded.ts'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { lineSize, titleLines } from './title-lines.ts'

const inks = ['text-[#fff1d6]', 'text-[#ffdf94]', 'text-[#fffaf0]', 'text-[#ffd2a8]', 'text-[#e4f5dc]'] as const

/** How a studio letters its titles. */
function handOf(studio: string): { ink: string; isUpper: boolean; isWide: boolean } {
  const chance = seeded(`hand/${studio}`)
  return { ink: pick(chance, inks), isUpper: chance() < 0.4, isWide: chance() < 0.4 }
}

/**
 * A game's title on its picture, in the reader's script and its studio's hand: over the lowest quarter of whatever is
 * three wide and four high. Where the picture is too small to be read, there is none. Silent: the title stands beside.
 */
export function Lettering({ title, studio }: { title: string; studio: string }): ReactNode {
  const { lines, sequel } = titleLines(title)
  const { ink, isUpper, isWide } = handOf(studio)
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'pointer-events-none absolute inset-x-0 bottom-[7.5%] flex h-[16%] flex-col items-center justify-center text-center font-display leading-[1.06] font-bold whitespace-nowrap [text-shadow:0_0.06em_0_rgb(0_0_0/0.75),0_0_0.28em_rgb(0_0_0/0.65)] @max-[5.5rem]:hidden',
        ink,
        isUpper && 'uppercase',
        isUpper && isWide && 'tracking-wide',
      )}
    >
      {lines.map((line) => (
        <span key={line} className="block" style={{ fontSize: `${lineSize(line, lines.length, isUpper)}cqw` }}>
          {line}
        </span>
      ))}
      {sequel !== '' && (
        <span className="block opacity-90" style={{ fontSize: `${Math.min(6.4, lineSize(sequel, 3, isUpper))}cqw` }}>
          {sequel}
        </span>
      )}
    </span>
  )
}
