import { picture } from './defs.ts'

const ribs = [-34, -20, -7, 7, 20, 34]
  .map((x) => `<path d="M${100 + x * 0.55} 60C${100 + x * 1.65} 84 ${100 + x * 1.65} 116 ${100 + x * 0.55} 140"/>`)
  .join('')

/** A paper lantern, lit. */
export const lantern = picture(`
<circle cx="100" cy="100" r="96" fill="url(#glow)"/>
<g filter="url(#drop)">
<path d="M100 18v20" stroke="#c98a2b" stroke-width="4"/>
<circle cx="100" cy="13" r="7" fill="none" stroke="url(#brass)" stroke-width="4"/>
<path d="M62 60c0-18 16-26 38-26s38 8 38 26z" fill="url(#brassDown)"/>
<path d="M56 58h88c20 26 20 58 0 84H56c-20-26-20-58 0-84z" fill="url(#paper)"/>
<g fill="none" stroke="#7a1408" stroke-opacity=".55" stroke-width="2.4">${ribs}
<path d="M44 80h112M40 100h120M44 120h112" stroke-opacity=".35"/></g>
<path d="M60 66c-14 20-14 48 0 68" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="5" stroke-linecap="round"/>
<rect x="54" y="52" width="92" height="11" rx="5.5" fill="url(#brass)"/>
<rect x="54" y="137" width="92" height="11" rx="5.5" fill="url(#brass)"/>
<path d="M70 148h60l-12 14H82z" fill="url(#brassDown)"/>
<circle cx="100" cy="166" r="6" fill="url(#brass)"/>
<g stroke="#c3291a" stroke-width="4" stroke-linecap="round"><path d="M100 171v21M94 171l-3 17M106 171l3 17"/></g>
<g stroke="#ffcf70" stroke-width="1.5" stroke-linecap="round"><path d="M97 172v18M103 172v18"/></g>
</g>
<path d="M100 82c9 12 12 20 12 27a12 12 0 0 1-24 0c0-7 3-15 12-27z" fill="#fff9e0" opacity=".85"/>`)
