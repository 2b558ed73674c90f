import { body, down, eye, fin, picture } from './paint.ts'

/** The giant prawn of the rivers, with its long blue claws. */
export const prawn = picture(
  212,
  112,
  down('hull', '#1f6f8f', '#7fc4c9', '#f0d9a8') +
    down('fin', '#ffb877', '#d8642a') +
    down('claw', '#2b57b0', '#123069'),
  `<g fill="none" stroke="#e0783a" stroke-width="1.8" stroke-linecap="round"><path d="M166 46C188 34 190 14 176 4"/><path d="M166 48C196 44 204 22 194 8"/><path d="M164 50C150 18 110 4 64 6"/></g>
<g fill="none" stroke="url(#claw)" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"><path d="M140 68L158 92L186 86"/><path d="M148 66L170 82L194 68"/></g>
<g fill="#1a3f86"><path d="M184 82l15-2-8 5 7 4-14 1zM192 66l8-9-1 8 1 4-8 3z"/></g>
<g fill="none" stroke="#c9652c" stroke-width="3" stroke-linecap="round"><path d="M128 72l4 22-6 12M116 74l0 22-8 10M104 74l-6 20-9 8M92 70l-10 16-8 4"/></g>
${fin('M40 74C26 66 12 66 2 74C12 78 18 82 20 88C12 92 8 98 8 106C24 106 38 98 46 84Z', 'M38 76L10 74M38 80L20 90M42 84L14 102', '#6d2c10')}
${body('M172 50C164 36 146 30 128 32C116 26 96 26 84 34C68 34 54 44 46 58C38 64 36 74 38 82C46 88 56 86 62 80C76 84 88 82 98 76C112 80 130 78 144 72C158 70 170 62 172 50Z', '#0f3546', false)}
<g fill="none" stroke="#0f3546" stroke-opacity=".65" stroke-width="2.4"><path d="M128 32C136 46 136 60 128 76M104 29C112 44 112 60 102 76M84 34C92 48 90 64 80 80M64 42C72 54 70 68 62 80M50 54C58 62 58 74 52 84"/></g>
<path d="M170 48L194 34L172 42L160 36Z" fill="#d8642a" stroke="#6d2c10" stroke-width="1.6"/><path d="M190 36l-3-4M184 39l-3-5M178 41l-3-5" stroke="#6d2c10" stroke-width="1.6"/>${eye(164, 44, 5.5)}`,
)

/** Legs and claws of the crab; its body lies over them. */
export const crabLegs = picture(
  200,
  144,
  down('claw', '#ff9a4a', '#c23a14'),
  `<g fill="none" stroke="#9c2c0e" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"><path d="M62 84L30 78L14 100M60 96L28 98L18 124M66 106L40 116L36 138M138 84L170 78L186 100M140 96L172 98L182 124M134 106L160 116L164 138"/></g>
<g fill="none" stroke="#ff9c57" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"><path d="M62 83L30 77L15 98M60 95L28 97L19 122M66 105L40 115L37 136M138 83L170 77L185 98M140 95L172 97L181 122M134 105L160 115L163 136"/></g>
<g stroke="#8a240a" stroke-width="2.4" stroke-linejoin="round" fill="url(#claw)"><path d="M64 74C46 70 34 58 34 44L48 42C50 54 60 62 74 66Z"/><path d="M136 74C154 70 166 58 166 44L152 42C150 54 140 62 126 66Z"/>
<path d="M40 50C18 48 12 22 26 6C28 18 34 26 42 28C40 20 44 12 50 8C60 20 60 42 40 50Z"/><path d="M160 50C182 48 188 22 174 6C172 18 166 26 158 28C160 20 156 12 150 8C140 20 140 42 160 50Z"/></g>`,
)

export const crabShell = picture(
  200,
  144,
  down('hull', '#ffb061', '#e8582a', '#a52c0c'),
  `<g stroke="#8a240a" stroke-width="5" stroke-linecap="round"><path d="M86 62L82 46M114 62L118 46"/></g>
${body('M100 56C132 56 156 70 156 88C156 106 132 122 100 122C68 122 44 106 44 88C44 70 68 56 100 56Z', '#7a1f08', false)}
<g fill="none" stroke="#7a1f08" stroke-opacity=".55" stroke-width="3" stroke-linecap="round"><path d="M78 80C88 90 112 90 122 80M70 96C78 104 86 106 92 104M130 96C122 104 114 106 108 104"/></g>
<g fill="#ffe0a8" opacity=".75"><circle cx="66" cy="82" r="3.4"/><circle cx="134" cy="82" r="3.4"/><circle cx="100" cy="70" r="3.4"/><circle cx="84" cy="72" r="2.4"/><circle cx="116" cy="72" r="2.4"/></g>
<path d="M88 112q12 7 24 0" fill="none" stroke="#5c1605" stroke-width="3" stroke-linecap="round"/>${eye(82, 44, 7)}${eye(118, 44, 7)}`,
)

/** The wings of the ray, from above. */
export const rayWings = picture(
  200,
  156,
  down('hull', '#2a3f78', '#4c6cb4', '#5f86c9', '#4c6cb4', '#2a3f78'),
  `<path d="M60 78C40 76 22 80 2 92" fill="none" stroke="#1a2a55" stroke-width="7" stroke-linecap="round"/><path d="M60 78C40 76 22 80 2 92" fill="none" stroke="#6f8fd0" stroke-width="3" stroke-linecap="round"/>
<path d="M188 78C180 58 160 46 142 30C130 18 116 8 104 4C104 22 92 42 74 58C64 66 56 72 54 78C56 84 64 90 74 98C92 114 104 134 104 152C116 148 130 138 142 126C160 110 180 98 188 78Z" fill="url(#hull)" stroke="#152348" stroke-width="3" stroke-linejoin="round"/>
<g fill="#9fe8ff"><circle cx="112" cy="32" r="4.5"/><circle cx="126" cy="44" r="3.4"/><circle cx="108" cy="50" r="3"/><circle cx="112" cy="124" r="4.5"/><circle cx="126" cy="112" r="3.4"/><circle cx="108" cy="106" r="3"/></g>
<g fill="#9fe8ff" opacity=".25"><circle cx="112" cy="32" r="11"/><circle cx="126" cy="44" r="9"/><circle cx="112" cy="124" r="11"/><circle cx="126" cy="112" r="9"/></g>`,
)

export const rayBack = picture(
  200,
  156,
  down('hull', '#5f86c9', '#a8c8f0', '#5f86c9'),
  `<path d="M192 78C186 64 168 58 150 58C120 58 84 68 58 78C84 88 120 98 150 98C168 98 186 92 192 78Z" fill="url(#hull)" stroke="#2a3f78" stroke-opacity=".6" stroke-width="2"/><path d="M64 78H176" stroke="#e3f2ff" stroke-opacity=".6" stroke-width="3" stroke-linecap="round" stroke-dasharray="2 9"/>
<g fill="#9fe8ff"><circle cx="128" cy="70" r="2.6"/><circle cx="128" cy="86" r="2.6"/><circle cx="108" cy="72" r="2"/><circle cx="108" cy="84" r="2"/></g>${eye(168, 66, 5.5, '#ffe9a8')}${eye(168, 90, 5.5, '#ffe9a8')}`,
)

/** The flippers and the head of the lantern turtle, from above. */
export const turtleFlippers = picture(
  200,
  156,
  down('hull', '#2f6b4a', '#7fb86a', '#2f6b4a'),
  `<g fill="url(#hull)" stroke="#143524" stroke-width="3" stroke-linejoin="round"><path d="M132 44C142 22 134 8 112 2C104 14 104 32 112 48Z"/><path d="M132 112C142 134 134 148 112 154C104 142 104 124 112 108Z"/><path d="M62 48C46 34 34 30 24 34C26 46 38 56 54 62Z"/><path d="M62 108C46 122 34 126 24 122C26 110 38 100 54 94Z"/><path d="M46 78L20 72L22 84Z"/></g>
<g fill="#143524" opacity=".4"><circle cx="120" cy="22" r="4"/><circle cx="126" cy="34" r="3"/><circle cx="114" cy="36" r="3"/><circle cx="120" cy="134" r="4"/><circle cx="126" cy="122" r="3"/><circle cx="114" cy="120" r="3"/></g>`,
)

const panel = (path: string): string =>
  `<path d="${path}" fill="url(#paper)" stroke="#5a2408" stroke-width="3" stroke-linejoin="round"/>`

export const turtleShell = picture(
  200,
  156,
  down('hull', '#2f6b4a', '#8cc474', '#2f6b4a') +
    '<radialGradient id="paper" gradientUnits="userSpaceOnUse" cx="96" cy="78" r="62"><stop offset="0" stop-color="#fffbd6"/><stop offset=".4" stop-color="#ffc64f"/><stop offset=".8" stop-color="#ee6a25"/><stop offset="1" stop-color="#9c2c12"/></radialGradient>',
  `<path d="M142 66C160 58 182 62 192 78C182 94 160 98 142 90Z" fill="url(#hull)" stroke="#143524" stroke-width="3"/>${eye(176, 67, 4.5)}${eye(176, 89, 4.5)}
<circle cx="96" cy="78" r="76" fill="url(#lamp)" opacity=".5"/>
<ellipse cx="96" cy="78" rx="58" ry="50" fill="#6d3a12" stroke="#3a1c06" stroke-width="4"/>
${panel('M78 52H114L128 78L114 104H78L64 78Z')}${panel('M78 50L70 34C84 28 108 28 122 34L114 50Z')}${panel('M78 106L70 122C84 128 108 128 122 122L114 106Z')}${panel('M117 51L126 36C140 44 150 58 151 76H131Z')}${panel('M117 105L126 120C140 112 150 98 151 80H131Z')}${panel('M75 51L66 36C52 44 42 58 41 76H61Z')}${panel('M75 105L66 120C52 112 42 98 41 80H61Z')}
<circle cx="96" cy="78" r="20" fill="url(#lamp)"/>`,
)

const scale = (n: number): string => {
  const x = 66 + n * 17
  return `M${x} ${62 - n * 0.5}q9 12 0 24`
}

/** The monsoon dragon: as long as the river is broad, a pearl before it. */
export const dragon = picture(
  480,
  168,
  down('hull', '#0f6e5c', '#22b08a', '#d9f0a8', '#f2d27a') +
    down('fin', '#ffd76b', '#f0602a') +
    down('mane', '#ffb347', '#c9301a') +
    '<linearGradient id="horn"><stop stop-color="#fff3c9"/><stop offset="1" stop-color="#c98a2b"/></linearGradient>',
  `<circle cx="446" cy="96" r="34" fill="url(#lamp)"/><circle cx="446" cy="96" r="10" fill="#fffbe6" stroke="#ffcf6b" stroke-width="3"/>
${fin('M44 84C26 70 18 46 4 36C6 58 8 70 2 84C8 98 6 112 4 134C18 122 26 98 44 84Z', 'M40 82L8 52M40 84L8 84M40 86L8 116', '#7a2208')}
${fin('M340 44C326 18 316 24 310 42C300 18 288 22 284 40C272 18 262 24 258 42C246 22 236 28 232 46C220 28 210 34 208 50C196 36 186 40 184 56C172 44 162 48 160 60C148 52 140 56 138 66C128 60 120 64 118 70L110 84L340 70Z', 'M322 50l-6-14M298 48l-6-14M272 48l-6-12M246 50l-6-10M220 54l-5-9M196 58l-5-8M172 62l-4-6', '#7a2208')}
<g stroke="#083d33" stroke-width="3" stroke-linejoin="round" fill="url(#hull)"><path d="M292 106C288 124 276 134 262 136l-6 12 10-2 2 10 8-8 8 6 0-12C302 138 314 122 314 106Z"/><path d="M156 100C150 116 140 124 128 126l-6 11 10-2 2 9 7-7 8 5 0-11C160 128 170 114 172 100Z"/></g>
${body('M372 78C360 46 320 42 272 46C196 50 110 66 40 80L40 88C110 100 196 116 272 116C320 118 360 110 372 84Z', '#063a30')}
<path d="M60 86C140 104 230 114 340 106" fill="none" stroke="#fff3c0" stroke-opacity=".65" stroke-width="9" stroke-dasharray="10 4"/>
<path d="${Array.from({ length: 16 }, (_, n) => scale(n)).join('')}" fill="none" stroke="#063a30" stroke-opacity=".28" stroke-width="2.4"/>
${fin('M352 56C338 34 322 24 300 22C312 34 314 44 312 54C296 50 282 54 272 64C290 66 300 74 304 84C292 88 284 98 282 110C300 104 316 104 326 110C322 120 324 130 332 140C342 124 356 116 372 112Z', 'M340 60L312 34M330 76L288 66M334 96L296 102M344 106L334 128', '#7a1a08', 'url(#mane)')}
<g fill="url(#horn)" stroke="#6b3d0c" stroke-width="2.4" stroke-linejoin="round"><path d="M362 52C350 34 332 24 312 20C330 16 336 8 350 12C368 18 380 34 382 50Z"/><path d="M380 46C376 28 366 14 350 4C366 4 374 2 384 10C396 20 400 36 398 48Z"/></g>
<path d="M420 88C430 80 428 70 416 66C410 52 390 44 370 48C346 52 334 72 340 92C346 112 368 118 388 112C400 112 414 108 424 100C414 102 402 100 394 96C404 96 414 94 420 88Z" fill="url(#hull)" stroke="#063a30" stroke-width="3" stroke-linejoin="round"/>
<path d="M418 84C404 90 388 90 372 86" fill="none" stroke="#063a30" stroke-width="3" stroke-linecap="round"/><path d="M410 86l-3 7-4-6-3 7-4-6-3 6-4-6" fill="#fff" stroke="#063a30" stroke-width="1"/>
<g fill="none" stroke="#ffd76b" stroke-width="3.4" stroke-linecap="round"><path d="M416 72C436 62 452 62 470 72"/><path d="M408 104C424 118 442 126 464 124"/></g>
<path d="M376 58C384 50 398 52 404 62C396 66 384 68 376 66Z" fill="#fffbe0" stroke="#063a30" stroke-width="2.4"/><circle cx="392" cy="61" r="4.6" fill="#b3200e"/><circle cx="394" cy="59" r="1.6" fill="#fff"/><path d="M370 52C382 42 400 44 410 56" fill="none" stroke="#063a30" stroke-width="5" stroke-linecap="round"/>`,
)

/** The boat the nets are thrown from, and its lamp. */
export const boat = picture(
  240,
  120,
  down('hull', '#a8622a', '#5c2d0f', '#2f1606') + down('sail', '#c9302a', '#7a1410'),
  `<circle cx="120" cy="34" r="40" fill="url(#lamp)" opacity=".8"/><path d="M120 78V14" stroke="#4a2810" stroke-width="5"/>
<path d="M60 72C64 44 92 32 120 32C148 32 176 44 180 72Z" fill="#6b4a22" stroke="#2f1606" stroke-width="3"/><path d="M74 72C78 52 98 42 120 42M90 72C94 58 106 50 120 50M166 72C162 52 142 42 120 42M150 72C146 58 134 50 120 50" fill="none" stroke="#d9b06a" stroke-opacity=".6" stroke-width="3"/>
<path d="M106 12h28l4 18c0 8-36 8-36 0z" fill="#ffcf5e" stroke="#8a2a10" stroke-width="3"/><path d="M108 10h24" stroke="#8a5a1a" stroke-width="5" stroke-linecap="round"/><circle cx="120" cy="23" r="7" fill="#fffbe6"/>
<path d="M2 62C20 74 50 78 120 78C190 78 220 74 238 62C230 92 190 112 120 112C50 112 10 92 2 62Z" fill="url(#hull)" stroke="#1f0d04" stroke-width="3" stroke-linejoin="round"/><path d="M12 76C40 88 80 90 120 90C160 90 200 88 228 76" fill="none" stroke="#e0a45a" stroke-opacity=".55" stroke-width="3"/><path d="M24 90C54 100 86 101 120 101C154 101 186 100 216 90" fill="none" stroke="#e0a45a" stroke-opacity=".3" stroke-width="3"/>
<g fill="#ffe7a8"><circle cx="30" cy="72" r="4"/><circle cx="210" cy="72" r="4"/></g>`,
)
