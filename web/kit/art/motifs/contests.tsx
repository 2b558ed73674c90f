import type { ReactNode } from 'react'
import { pick } from '../../seeded.ts'
import { type Brush, between, type Motif, polar, spokes } from './motif.ts'

function football({ palette }: Brush): ReactNode {
  return (
    <>
      <circle cx="150" cy="150" r="84" fill={palette.ink} />
      <path
        d={`M${[0, 1, 2, 3, 4].map((corner) => polar(150, 150, 30, corner * 72)).join('L')}z`}
        fill={palette.night}
      />
      {spokes(5).map((angle) => (
        <g key={angle} transform={`rotate(${angle} 150 150)`}>
          <path d="M150 120V92" stroke={palette.night} strokeWidth="4" />
          <path d="M150 92l25 17M150 92l-25 17" stroke={palette.night} strokeWidth="4" />
          <path d="M131 68q19-6 38 0l-6 16-13 8-13-8z" fill={palette.night} transform="rotate(36 150 150)" />
        </g>
      ))}
      <circle cx="150" cy="150" r="84" fill="none" stroke={palette.light} strokeWidth="4" />
    </>
  )
}

function cricket({ palette }: Brush): ReactNode {
  return (
    <>
      <g transform="rotate(38 150 160)">
        <rect
          x="141"
          y="26"
          width="18"
          height="86"
          rx="8"
          fill={palette.dusk}
          stroke={palette.night}
          strokeOpacity="0.4"
          strokeWidth="2"
        />
        <path d="M128 122q4-14 22-14t22 14v132q-22 16-44 0z" fill={palette.light} />
        <path d="M150 122v134" stroke={palette.body} strokeWidth="3" strokeOpacity="0.6" />
      </g>
      <circle cx="90" cy="226" r="34" fill="#b5321d" />
      <path
        d="M74 198q22 26 10 60M84 194q22 28 10 66"
        fill="none"
        stroke={palette.ink}
        strokeWidth="2.5"
        strokeDasharray="4 4"
      />
    </>
  )
}

function court({ palette }: Brush): ReactNode {
  return (
    <>
      <circle cx="150" cy="148" r="82" fill={palette.body} />
      <path
        d="M68 148h164M150 66v164M92 90q44 58 0 116M208 90q-44 58 0 116"
        fill="none"
        stroke={palette.night}
        strokeWidth="5"
      />
    </>
  )
}

/** Sports: a ball over the lines of its pitch. */
export const sports: Motif = (brush) => {
  const { palette, chance } = brush
  const ball = pick(chance, [football, cricket, court])
  return (
    <>
      <g stroke={palette.ink} strokeOpacity="0.3" strokeWidth="2.5" fill="none">
        <path d="M20 300 90 214h120l70 86zM55 257h190" />
        <ellipse cx="150" cy="257" rx="42" ry="14" />
      </g>
      {ball(brush)}
    </>
  )
}

/** E-sports: a shield of two sides, and the crosshair. */
export const esports: Motif = ({ palette, chance }) => {
  const wings = between(chance, 2, 4)
  return (
    <>
      {Array.from({ length: wings }, (_, wing) => (
        <g key={wing} fill={wing % 2 ? palette.dusk : palette.body}>
          <path d={`M104 ${112 + wing * 34}L${14 + wing * 15} ${84 + wing * 36}l18 40 72 14z`} />
          <path d={`M196 ${112 + wing * 34}l${90 - wing * 15} ${-28 + 2 * wing}-18 40-72 14z`} />
        </g>
      ))}
      <path
        d="M150 56l76 26v74c0 52-32 84-76 106-44-22-76-54-76-106V82z"
        fill={palette.night}
        stroke={palette.light}
        strokeWidth="6"
        strokeLinejoin="round"
      />
      <path d="M150 74v168c-34-18-60-44-60-86V94z" fill={palette.body} />
      <path d="M150 74v168c34-18 60-44 60-86V94z" fill={palette.dusk} />
      <circle cx="150" cy="150" r="36" fill="none" stroke={palette.spark} strokeWidth="5" />
      <path
        d="M150 98v34M150 168v34M98 150h34M168 150h34"
        stroke={palette.spark}
        strokeWidth="5"
        strokeLinecap="round"
      />
      <circle cx="150" cy="150" r="6" fill={palette.spark} />
    </>
  )
}

/** Cockfight: a crowing head in line art under banners, feathers for a tail. */
export const cockfight: Motif = ({ palette, chance }) => {
  const plumes = between(chance, 4, 6)
  const faces = chance() < 0.5 ? 'translate(300 0) scale(-1 1)' : undefined
  return (
    <>
      {[22, 74, 180, 232].map((x, place) => (
        <path
          key={x}
          d={`M${x} 0h46v${64 + ((place * 29) % 40)}l-23 20-23-20z`}
          fill={place % 2 ? palette.dusk : palette.body}
          opacity="0.75"
        />
      ))}
      <g transform={faces}>
        {Array.from({ length: plumes }, (_, plume) => (
          <path
            key={plume}
            d={`M104 252C${60 - plume * 6} ${226 - plume * 10} ${22 - plume * 2} ${200 - plume * 18} ${30 + plume * 8} ${144 - plume * 12}c14 34 46 70 92 92z`}
            fill={plume % 2 ? palette.dusk : palette.body}
            stroke={palette.night}
            strokeOpacity="0.35"
            strokeWidth="2"
          />
        ))}
        <path
          d="M104 290c-8-30 0-56 26-76 24-18 34-36 34-62 0-22 14-40 36-40 20 0 32 14 32 32l22 12-22 10c2 46-2 92-44 130z"
          fill={palette.light}
        />
        <path
          d="M158 190c16 8 30 8 44 2M146 212c20 12 42 12 58 2M134 236c22 14 48 14 66 4"
          stroke={palette.body}
          strokeWidth="4"
          strokeLinecap="round"
          fill="none"
        />
        <path d="M170 122c-12-22 2-32 10-22 0-22 20-24 22-4 10-14 26-2 16 22-14-12-34-12-48 4z" fill="#c23a22" />
        <path d="M228 168c14 4 12 26 2 30-10-4-12-22-2-30z" fill="#c23a22" />
        <path d="M232 144l22 12-22 10q-6-11 0-22z" fill={palette.spark} />
        <circle cx="208" cy="140" r="6.5" fill={palette.night} />
        <circle cx="210" cy="138" r="2" fill={palette.ink} />
      </g>
    </>
  )
}
