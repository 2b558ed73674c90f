import { picture } from './defs.ts'

const more = `<defs>
<linearGradient id="wing" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#8ff3ff"/><stop offset=".4" stop-color="#18a6d6"/><stop offset="1" stop-color="#0a3c8f"/></linearGradient>
<linearGradient id="crown" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#2fd0e6"/><stop offset="1" stop-color="#0d5cab"/></linearGradient>
<linearGradient id="breast" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffb35a"/><stop offset="1" stop-color="#c4491a"/></linearGradient>
<linearGradient id="beak" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#5a4a48"/><stop offset="1" stop-color="#140d0d"/></linearGradient></defs>`

/** A kingfisher on a reed. */
export const kingfisher = picture(
  `<circle cx="104" cy="96" r="92" fill="url(#glow)" opacity=".35"/>
<g filter="url(#drop)">
<path d="M24 186C60 168 120 160 182 164" fill="none" stroke="#3a2410" stroke-width="11" stroke-linecap="round"/>
<path d="M24 184C60 166 120 158 182 162" fill="none" stroke="#a9783a" stroke-width="4" stroke-linecap="round"/>
<path d="M136 132c16 14 28 32 34 54-18-8-34-22-46-42z" fill="url(#wing)"/>
<path d="M84 62c-22 20-30 52-18 80 8 18 26 24 44 20 22-5 36-22 36-44 0-30-26-60-62-56z" fill="url(#breast)"/>
<path d="M96 70c30 4 54 26 58 62 1 12-3 22-12 28-2-20-12-34-30-44-18-11-26-28-16-46z" fill="url(#wing)"/>
<path d="M112 92c16 6 30 20 36 40M106 102c14 7 26 19 32 38M104 84c20 5 36 18 44 36" fill="none" stroke="#bdf6ff" stroke-opacity=".75" stroke-width="2.6" stroke-linecap="round"/>
<path d="M58 62c0-24 18-40 42-40 22 0 38 14 38 36 0 18-12 32-32 34-26 3-48-8-48-30z" fill="url(#crown)"/>
<path d="M72 30l6 8M86 24l4 10M100 22l2 10M114 26l-1 10" stroke="#bdf6ff" stroke-width="3" stroke-linecap="round" stroke-opacity=".8"/>
<path d="M92 92c10-10 26-14 44-10-4 8-14 14-24 16z" fill="#fff6e6"/>
<path d="M60 68c10 6 24 9 40 8-6 8-16 12-26 10-8-2-13-8-14-18z" fill="#ffb35a"/>
<path d="M64 52 6 66c16 8 36 11 58 8z" fill="url(#beak)"/><path d="M62 64 10 66c16 7 34 9 54 7z" fill="#b8372a"/>
<circle cx="82" cy="54" r="9" fill="#140a08"/><circle cx="79" cy="51" r="3" fill="#fff"/>
<path d="M98 160l-3 12M110 160v11" stroke="#d9582a" stroke-width="5" stroke-linecap="round"/>
</g>`,
  more,
)
