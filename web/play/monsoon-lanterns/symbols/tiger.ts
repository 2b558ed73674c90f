import { picture } from './defs.ts'

const more = `<defs>
<radialGradient id="fur" cx=".5" cy=".38" r=".72"><stop offset="0" stop-color="#ffc869"/><stop offset=".5" stop-color="#f08a2a"/><stop offset="1" stop-color="#a6400f"/></radialGradient>
<radialGradient id="iris"><stop offset="0" stop-color="#fdf3a8"/><stop offset=".55" stop-color="#c9d83f"/><stop offset="1" stop-color="#45701b"/></radialGradient>
<linearGradient id="muzzle" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fffaf0"/><stop offset="1" stop-color="#e7cfae"/></linearGradient></defs>`

/** One half of the face; the other is its mirror. */
const half = `
<path d="M60 62C38 50 30 32 34 16c20 2 36 12 44 30z" fill="url(#fur)"/><path d="M56 52C44 44 40 34 41 26c10 3 19 9 25 18z" fill="#3a130a"/><path d="M58 50c-6-5-9-10-10-15 6 2 11 6 15 11z" fill="#f3b7a0"/>
<path d="M100 26C62 26 34 52 30 94c-3 9-10 15-18 19 6 3 12 4 17 3-3 8-8 14-14 18 8 2 16 1 22-2 10 24 34 44 63 44z" fill="url(#fur)"/>
<path d="M31 96c-4 6-10 12-19 17 6 3 12 4 17 3-3 8-8 14-14 18 8 2 16 1 22-2 4 10 10 18 19 25 2-14-2-42-25-61z" fill="#fff2dc"/>
<path d="M100 150c-6 22-26 18-40 6 10 14 24 21 40 22z" fill="#fff2dc"/>
<path d="M62 78c10-9 24-8 32 4-9 4-24 5-32-4z" fill="#fff2dc" transform="translate(-1 -13)"/>
<g fill="#23100a"><path d="M100 30c-5 8-5 18 0 26zM86 34c-3 10 1 20 9 27-2-10-2-18-2-28zM70 42c2 10 9 17 18 21-5-8-8-15-10-24zM40 72c10 0 17 3 22 9-9-1-17 0-24 3zM34 90c10 0 17 2 23 7-9 0-16 2-23 6zM36 110c9-2 16-1 22 3-8 2-14 5-19 9zM46 130c7-4 14-4 20-2-6 3-11 7-14 12z"/></g>
<path d="M56 86c10-9 26-8 36 5-12 6-28 6-36-5z" fill="#23100a"/><ellipse cx="75" cy="88" rx="11" ry="8.5" fill="url(#iris)"/><ellipse cx="76" cy="88" rx="3.6" ry="7" fill="#170a05"/><circle cx="72.5" cy="85" r="2.6" fill="#fff"/>
<path d="M100 112c-8-3-20-2-26 6-9 12-4 30 12 32 6 1 11-1 14-6z" fill="url(#muzzle)"/>
<g fill="#6b3a1c"><circle cx="82" cy="126" r="1.8"/><circle cx="78" cy="133" r="1.8"/><circle cx="86" cy="134" r="1.8"/></g>
<g fill="none" stroke="#fff8e8" stroke-width="2" stroke-linecap="round" stroke-opacity=".9"><path d="M76 128 34 120M75 134 32 136M77 140 38 152"/></g>`

/** A Bengal tiger, face on. */
export const tiger = picture(
  `<circle cx="100" cy="98" r="98" fill="url(#glow)" opacity=".55"/>
<g filter="url(#drop)">${half}<g transform="matrix(-1 0 0 1 200 0)">${half}</g>
<path d="M86 108c8-4 20-4 28 0 2 8-6 16-14 18-8-2-16-10-14-18z" fill="#c8635a"/><path d="M90 110c6-2 14-2 20 0-4 3-16 3-20 0z" fill="#f0a79a"/>
<path d="M100 126v10c-4 8-14 9-20 3M100 136c4 8 14 9 20 3" fill="none" stroke="#3a150b" stroke-width="3.2" stroke-linecap="round"/></g>`,
  more,
)
