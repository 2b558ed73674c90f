import { picture } from './defs.ts'

const more = `<defs>
<linearGradient id="hull" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#a2582a"/><stop offset=".45" stop-color="#6a2e12"/><stop offset="1" stop-color="#2b0f06"/></linearGradient>
<linearGradient id="thatch" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#f6d48c"/><stop offset=".5" stop-color="#c08a3a"/><stop offset="1" stop-color="#6d4314"/></linearGradient>
<linearGradient id="river" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#3f9fa6"/><stop offset="1" stop-color="#0d3a4a"/></linearGradient>
<linearGradient id="sail" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#fff1cf"/><stop offset=".5" stop-color="#f2b45e"/><stop offset="1" stop-color="#c4552a"/></linearGradient></defs>`
const straws = [62, 72, 82, 92, 102].map((x) => `<path d="M${x} 116c0-20 4-30 14-32"/>`).join('')

/** A river boat with its mat roof and one sail. */
export const boat = picture(
  `<circle cx="92" cy="96" r="92" fill="url(#glow)" opacity=".5"/>
<g filter="url(#drop)">
<path d="M98 16v100" stroke="#5b2c10" stroke-width="6" stroke-linecap="round"/>
<path d="M98 18v100" stroke="#c98a4a" stroke-width="2"/>
<path d="M102 20c46 12 64 42 58 76-18-6-38-7-58-2z" fill="url(#sail)"/>
<path d="M102 20c20 22 26 48 20 72M102 20c36 18 48 46 42 72" fill="none" stroke="#8d3d18" stroke-opacity=".5" stroke-width="2"/>
<path d="M94 30c-26 16-36 38-36 60 12-4 24-5 36-3z" fill="url(#sail)" opacity=".9"/>
<path d="M56 118c0-24 10-36 36-36s38 12 38 36z" fill="url(#thatch)"/>
<g fill="none" stroke="#5f3a10" stroke-opacity=".55" stroke-width="1.8">${straws}<path d="M58 106c22-5 46-5 69 0"/></g>
<path d="M74 118c0-15 6-22 18-22s20 7 20 22z" fill="#2a0f06"/>
<circle cx="93" cy="109" r="13" fill="url(#glow)"/><circle cx="93" cy="110" r="4" fill="#fff3c4"/>
<path d="M12 104c10 10 24 14 42 14h92c18 0 32-6 42-20-2 34-22 58-58 58H70c-34 0-54-20-58-52z" fill="url(#hull)"/>
<path d="M12 104c10 10 24 14 42 14h92c18 0 32-6 42-20l-2 12c-12 10-24 15-40 15H54c-17 0-30-5-40-13z" fill="url(#brass)"/>
<path d="M34 138c40 8 92 8 132 0" fill="none" stroke="#d9924a" stroke-opacity=".5" stroke-width="2.5"/>
<g fill="#f2c776"><circle cx="58" cy="134" r="3.4"/><circle cx="86" cy="138" r="3.4"/><circle cx="114" cy="138" r="3.4"/><circle cx="142" cy="134" r="3.4"/></g>
</g>
<path d="M6 160c16-9 30-9 46 0s30 9 46 0 30-9 46 0 30 9 50-1v14c-20 10-34 10-50 1s-30-9-46 0-30 9-46 0-30-9-46 0z" fill="url(#river)"/>
<path d="M14 178c14-6 26-6 40 0s28 6 42 0 28-6 42 0 26 6 44 0" fill="none" stroke="#7fd0cf" stroke-opacity=".6" stroke-width="3" stroke-linecap="round"/>`,
  more,
)
