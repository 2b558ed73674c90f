import { picture } from './defs.ts'

const rays = Array.from(
  { length: 24 },
  (_, ray) => `<path d="M100 96 94 4h12z" transform="rotate(${ray * 15} 100 96)"/>`,
).join('')
const beads = Array.from({ length: 24 }, (_, bead) => {
  const angle = (bead * Math.PI) / 12
  return `<circle cx="${(100 + 69 * Math.cos(angle)).toFixed(1)}" cy="${(96 + 69 * Math.sin(angle)).toFixed(1)}" r="3.4"/>`
}).join('')

/** A brass sun with the river’s blue at its heart; its word is lettered when it is drawn. */
export const wild = picture(
  `<circle cx="100" cy="96" r="98" fill="url(#glow)"/>
<g fill="#ffcf70" opacity=".5">${rays}</g>
<g filter="url(#drop)">
<circle cx="100" cy="96" r="76" fill="url(#brass)"/><circle cx="100" cy="96" r="62" fill="#4d2508"/>
<circle cx="100" cy="96" r="59" fill="url(#well)"/>
<g fill="#fff0c4">${beads}</g>
<g fill="none" stroke="#ffdf94" stroke-opacity=".5" stroke-width="2"><path d="M100 42 115 81 154 96 115 111 100 150 85 111 46 96 85 81z"/><path d="M138 58 121 96 138 134 100 117 62 134 79 96 62 58 100 75z"/></g>
<path d="M12 118c24 10 52 14 88 14s64-4 88-14l-6 40c-24 10-52 14-82 14s-58-4-82-14z" fill="#7b1510"/>
<path d="M12 118c24 10 52 14 88 14s64-4 88-14l-1 8c-24 10-52 14-87 14s-63-4-87-14zM18 152c24 9 52 13 82 13s58-4 82-13l-1 7c-24 9-52 13-81 13s-57-4-81-13z" fill="url(#brass)"/>
</g>`,
  `<defs><radialGradient id="well"><stop offset="0" stop-color="#7ff0e4"/><stop offset=".45" stop-color="#118a94"/><stop offset="1" stop-color="#06303e"/></radialGradient></defs>`,
)
