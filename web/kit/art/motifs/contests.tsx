import type { ReactNode } from 'react'
import { pick } from '@croupier/basis/seeded.ts'
import type { PosterPalette } from '../palettes.ts'
import { type Brush, between, hinted, type Motif, polar, spokes } from './motif.ts'

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
  const { palette } = brush
  const ball = hinted(brush, [
    [/football|soccer|goal|penalty/i, football],
    [/cricket|wicket|innings/i, cricket],
    [/basket|court|hoop|tennis/i, court],
  ])
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

const shields = [
  ['M150 52l78 28v76c0 54-33 86-78 108-45-22-78-54-78-108V80z', 'M150 52v212c-45-22-78-54-78-108V80z'],
  ['M150 48l88 52v110l-88 52-88-52V100z', 'M150 48v214l-88-52V100z'],
  ['M150 46l104 112-104 112L46 158z', 'M150 46v224L46 158z'],
  ['M72 62h156v96q0 70-78 110-78-40-78-110z', 'M72 62h78v206q-78-40-78-110z'],
] as const

function Sign({ kind, colour, night }: { kind: number; colour: string; night: string }): ReactNode {
  const line = {
    fill: 'none',
    stroke: colour,
    strokeWidth: 7,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  } as const
  if (kind === 0) {
    return (
      <g {...line}>
        <circle cx="150" cy="154" r="36" />
        <path d="M150 100v34M150 174v34M96 154h34M170 154h34" />
      </g>
    )
  }
  if (kind === 1) return <path d="M164 92l-52 74h32l-10 56 54-78h-32z" fill={colour} />
  if (kind === 2) {
    return (
      <g {...line}>
        <path d="M108 106l76 82M192 106l-76 82" strokeWidth="12" />
        <path d="M168 202l28-26M104 176l28 26M196 202l10 10M104 202l-10 10" />
      </g>
    )
  }
  if (kind === 3) {
    return (
      <g fill={colour}>
        <path d="M112 128h76c22 0 34 16 32 38l-3 22c-3 18-26 22-36 6l-9-14h-44l-9 14c-10 16-33 12-36-6l-3-22c-2-22 10-38 32-38z" />
        <path d="M112 146v22M101 157h22" stroke={night} strokeWidth="7" strokeLinecap="round" />
        <circle cx="182" cy="150" r="5" fill={night} />
        <circle cx="196" cy="163" r="5" fill={night} />
      </g>
    )
  }
  return (
    <g fill={colour}>
      <path d="M150 90l18 38 42 5-31 29 9 42-38-21-38 21 9-42-31-29 42-5z" />
    </g>
  )
}

/** E-sports: a shield of two halves with a sign on it, and wings. */
export const esports: Motif = ({ palette, chance }) => {
  const wings = between(chance, 1, 4)
  const [whole, half] = pick(chance, shields)
  return (
    <>
      {Array.from({ length: wings }, (_, wing) => (
        <g key={wing} fill={wing % 2 ? palette.dusk : palette.body}>
          <path d={`M104 ${112 + wing * 34}L${14 + wing * 15} ${84 + wing * 36}l18 40 72 14z`} />
          <path d={`M196 ${112 + wing * 34}l${90 - wing * 15} ${-28 + 2 * wing}-18 40-72 14z`} />
        </g>
      ))}
      <path d={whole} fill={palette.dusk} stroke={palette.night} strokeWidth="16" strokeLinejoin="round" />
      <path d={half} fill={palette.body} />
      <path d={whole} fill="none" stroke={palette.light} strokeWidth="6" strokeLinejoin="round" />
      <Sign kind={between(chance, 0, 4)} colour={palette.spark} night={palette.night} />
    </>
  )
}

function banners(palette: PosterPalette): ReactNode {
  return [22, 74, 180, 232].map((x, place) => (
    <path
      key={x}
      d={`M${x} 0h46v${64 + ((place * 29) % 40)}l-23 20-23-20z`}
      fill={place % 2 ? palette.dusk : palette.body}
      opacity="0.75"
    />
  ))
}

function cockerel({ palette, chance }: Brush): ReactNode {
  const plumes = between(chance, 5, 7)
  const line = { fill: 'none', strokeLinecap: 'round' } as const
  return (
    <g transform={chance() < 0.5 ? 'translate(300 0) scale(-1 1)' : undefined}>
      {Array.from({ length: plumes }, (_, plume) => {
        const rise = 196 - plume * 27
        const reach = 26 + Math.abs(plume - 2.5) * 9
        const arc = `M112 236C${92 - plume * 4} ${rise - 10} ${60 - plume * 2} ${rise - 46} ${reach} ${rise - 20}`
        return (
          <g key={plume}>
            <path d={`${arc}C62 ${rise - 8} 78 ${rise + 30} 124 252z`} fill={plume % 2 ? palette.body : palette.dusk} />
            <path d={arc} stroke={palette.light} strokeWidth="3.5" {...line} />
          </g>
        )
      })}
      <path
        d="M84 340c-14-64-8-110 36-134 28-18 42-40 44-70 2-26 16-42 38-42 22 0 34 16 34 34 12 46 4 104-36 154z"
        fill={palette.light}
      />
      <path
        d="M166 148c14 8 28 8 40 0M160 172c18 12 38 12 56 0M150 198c22 14 48 14 70-2M138 224c26 16 54 16 80-2M128 250c28 16 58 14 82-4"
        stroke={palette.dusk}
        strokeWidth="4"
        {...line}
      />
      <path
        d="M172 112c-20-18-12-38 4-30-6-24 18-34 26-12 8-24 32-12 26 12 16-6 20 12 8 26-18-14-44-14-64 4z"
        fill="#c23a22"
      />
      <path d="M224 146c18 2 20 34 6 42-14-6-18-32-6-42z" fill="#c23a22" />
      <path d="M232 112l38 12-34 16q-8-14-4-28z" fill={palette.spark} />
      <path d="M196 110q10-8 20 0" stroke={palette.night} strokeWidth="4" {...line} />
      <circle cx="208" cy="119" r="7" fill={palette.night} />
      <circle cx="210.5" cy="116.5" r="2.2" fill={palette.ink} />
    </g>
  )
}

function crossedFeathers({ palette }: Brush): ReactNode {
  return [-34, 34].map((turn, side) => (
    <g key={turn} transform={`rotate(${turn} 150 200)`}>
      <path d="M150 296C112 220 108 120 150 36c42 84 38 184 0 260z" fill={side ? palette.light : palette.body} />
      <path
        d="M150 318V60M150 108l-24-18M150 108l24-18M150 148l-28-20M150 148l28-20M150 188l-28-20M150 188l28-20M150 228l-24-18M150 228l24-18"
        fill="none"
        stroke={palette.night}
        strokeOpacity="0.7"
        strokeWidth="3.5"
        strokeLinecap="round"
      />
    </g>
  ))
}

/** Cockfight: a crowing cockerel, or crossed feathers, in lines under banners. No blood, no fight. */
export const cockfight: Motif = (brush) => (
  <>
    {banners(brush.palette)}
    {pick(brush.chance, [cockerel, cockerel, crossedFeathers])(brush)}
  </>
)
