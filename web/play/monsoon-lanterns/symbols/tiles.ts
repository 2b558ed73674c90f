import { picture } from './defs.ts'

/** Lacquers of the letters, from the light above to the dark below. */
const lacquers = {
  A: ['#ff7a5c', '#b3201a', '#4d0808'],
  K: ['#6fd0ff', '#1a5fae', '#08204f'],
  Q: ['#d79bff', '#7a35b3', '#2b0c4d'],
  J: ['#8fe6a0', '#1f8a4d', '#07351d'],
  '10': ['#ffd27a', '#b8741a', '#4d2806'],
} as const

export type Letter = keyof typeof lacquers
export const letters = Object.keys(lacquers) as Letter[]

/** A lacquered tile with a rim of brass; its letter is lettered when it is drawn. */
export function tile(letter: Letter): string {
  const [light, body, dark] = lacquers[letter]
  return picture(
    `<g filter="url(#drop)"><rect x="28" y="26" width="144" height="148" rx="26" fill="url(#brassDown)"/>
<rect x="33" y="31" width="134" height="138" rx="22" fill="#1c0a06"/>
<rect x="36" y="34" width="128" height="132" rx="19" fill="url(#lacquer)"/></g>
<path d="M46 52c0-6 5-10 11-10h86c6 0 11 4 11 10v22c-30 12-78 12-108 0z" fill="#fff" opacity=".2"/>
<g fill="none" stroke="#ffe0a0" stroke-opacity=".35" stroke-width="2"><path d="M44 62V54a12 12 0 0 1 12-12h8M156 62v-8a12 12 0 0 0-12-12h-8M44 138v8a12 12 0 0 0 12 12h8M156 138v8a12 12 0 0 1-12 12h-8"/></g>`,
    `<defs><linearGradient id="lacquer" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${light}"/><stop offset=".4" stop-color="${body}"/><stop offset="1" stop-color="${dark}"/></linearGradient></defs>`,
  )
}
