import { picture } from './defs.ts'

const rain = [
  [34, 118],
  [54, 128],
  [74, 118],
  [94, 130],
  [114, 118],
  [134, 130],
  [154, 118],
  [170, 126],
]
  .map(([x = 0, y = 0]) => `<path d="M${x} ${y}l-7 24"/>`)
  .join('')

/** The monsoon moon behind its cloud; its word is lettered when it is drawn. */
export const scatter = picture(
  `<circle cx="100" cy="84" r="98" fill="url(#halo)"/>
<g filter="url(#drop)">
<circle cx="100" cy="78" r="62" fill="url(#moon)"/>
<g fill="#c7a35a" fill-opacity=".28"><circle cx="80" cy="58" r="11"/><circle cx="118" cy="50" r="7"/><circle cx="124" cy="84" r="13"/><circle cx="92" cy="88" r="6"/></g>
<path d="M28 122a22 22 0 0 1 4-43 30 30 0 0 1 54-8 24 24 0 0 1 36 6 26 26 0 0 1 42 10 19 19 0 0 1 8 35z" fill="url(#cloud)"/>
<path d="M34 84a28 28 0 0 1 50-8M88 80a22 22 0 0 1 34 2M126 86a24 24 0 0 1 34 4" fill="none" stroke="#dff3ff" stroke-opacity=".75" stroke-width="3.5" stroke-linecap="round"/>
</g>
<g stroke="#9fdcff" stroke-width="3.5" stroke-linecap="round" opacity=".9">${rain}</g>
<g filter="url(#drop)"><path d="M10 146c26 8 56 11 90 11s64-3 90-11l-8 38c-24 7-52 9-82 9s-58-2-82-9z" fill="#153a6b"/>
<path d="M10 146c26 8 56 11 90 11s64-3 90-11l-1.5 7c-26 8-56 11-88.5 11s-62.5-3-88.5-11zM17 178c25 7 53 9 83 9s58-2 83-9l-1.5 6c-24 7-52 9-81.5 9s-57.5-2-81.5-9z" fill="url(#brass)"/></g>`,
  `<defs><radialGradient id="halo"><stop offset="0" stop-color="#d9f1ff" stop-opacity=".8"/><stop offset="1" stop-color="#5ab0ff" stop-opacity="0"/></radialGradient>
<radialGradient id="moon" cx=".4" cy=".35" r=".75"><stop offset="0" stop-color="#fffdf0"/><stop offset=".6" stop-color="#f7e4ae"/><stop offset="1" stop-color="#c9973f"/></radialGradient>
<linearGradient id="cloud" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#8fb5d6"/><stop offset=".6" stop-color="#40638f"/><stop offset="1" stop-color="#1d3358"/></linearGradient></defs>`,
)
