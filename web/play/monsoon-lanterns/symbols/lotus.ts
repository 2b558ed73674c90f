import { picture } from './defs.ts'

const more = `<defs>
<linearGradient id="petal" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ff7fa8"/><stop offset=".5" stop-color="#f9b6c8"/><stop offset="1" stop-color="#fff0ea"/></linearGradient>
<linearGradient id="petalBack" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#d23d77"/><stop offset="1" stop-color="#f3a0b8"/></linearGradient>
<radialGradient id="pad" cx=".5" cy=".2" r=".9"><stop offset="0" stop-color="#5fbf7a"/><stop offset=".6" stop-color="#1d7a4c"/><stop offset="1" stop-color="#0a3a2a"/></radialGradient></defs>`

const petal = 'M100 150C76 122 76 78 100 40c24 38 24 82 0 110z'
const turn = (degrees: number, fill: string, scale = 1) =>
  `<path d="${petal}" fill="url(#${fill})" stroke="#a92c5e" stroke-opacity=".45" stroke-width="1.6" transform="rotate(${degrees} 100 150) translate(100 150) scale(${scale}) translate(-100 -150)"/>`

/** A lotus on its leaf. */
export const lotus = picture(
  `<circle cx="100" cy="104" r="92" fill="url(#glow)" opacity=".4"/>
<g filter="url(#drop)">
<path d="M16 152c8-18 44-28 84-28s76 10 84 28c-10 20-46 30-84 30s-74-10-84-30z" fill="url(#pad)"/>
<path d="M100 154 34 140M100 154 60 176M100 154 140 176M100 154l66-14" stroke="#9be0a6" stroke-opacity=".35" stroke-width="2.5"/>
${[-74, 74, -50, 50].map((degrees) => turn(degrees, 'petalBack', 0.86)).join('')}
${[-26, 26].map((degrees) => turn(degrees, 'petalBack', 1)).join('')}
${[-62, 62, -38, 38].map((degrees) => turn(degrees, 'petal', 0.78)).join('')}
${turn(0, 'petal', 0.98)}${[-18, 18].map((degrees) => turn(degrees, 'petal', 0.84)).join('')}${turn(0, 'petal', 0.72)}
<path d="M78 138c8 12 36 12 44 0-2 14-10 22-22 22s-20-8-22-22z" fill="#fff3e6" opacity=".55"/>
</g>
<g fill="#ffd873"><circle cx="92" cy="136" r="3"/><circle cx="100" cy="133" r="3.4"/><circle cx="108" cy="136" r="3"/><circle cx="96" cy="142" r="2.6"/><circle cx="104" cy="142" r="2.6"/></g>`,
  more,
)
