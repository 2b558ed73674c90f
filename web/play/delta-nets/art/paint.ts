/** A picture in code. Whatever swims looks to the right. */
export interface Drawn {
  readonly width: number
  readonly height: number
  readonly svg: string
}

/** Light from above, and the dark of the water around the edge; every picture carries its own copy. */
const light = `<radialGradient id="lit" cx=".6" cy=".2" r=".6"><stop offset="0" stop-color="#fff" stop-opacity=".6"/><stop offset=".6" stop-color="#fff" stop-opacity=".1"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
<linearGradient id="deep" x1="0" y1="0" x2="0" y2="1"><stop offset=".5" stop-color="#04222c" stop-opacity="0"/><stop offset="1" stop-color="#04222c" stop-opacity=".45"/></linearGradient>
<radialGradient id="lamp"><stop offset="0" stop-color="#fffbe0"/><stop offset=".3" stop-color="#ffd36b"/><stop offset=".65" stop-color="#ff9a2e" stop-opacity=".5"/><stop offset="1" stop-color="#ff7a1c" stop-opacity="0"/></radialGradient>
<pattern id="scales" width="12" height="11" patternUnits="userSpaceOnUse"><path d="M0 0a6 5.5 0 0 0 12 0M-6 5.5a6 5.5 0 0 0 12 0M6 5.5a6 5.5 0 0 0 12 0" fill="none" stroke="#fff" stroke-opacity=".3"/></pattern>`

export function picture(width: number, height: number, defs: string, content: string): Drawn {
  const box = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`
  return {
    width,
    height,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" ${box}><defs>${light}${defs}</defs>${content}</svg>`,
  }
}

/** Colours from above to below. */
export function down(id: string, ...colours: readonly string[]): string {
  const stops = colours.map((colour, at) => `<stop offset="${at / (colours.length - 1)}" stop-color="${colour}"/>`)
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops.join('')}</linearGradient>`
}

export function eye(x: number, y: number, size: number, iris = '#f6e7b0'): string {
  const pupil = `<circle cx="${x + size * 0.12}" cy="${y}" r="${size * 0.58}" fill="#101418"/>`
  const glint = `<circle cx="${x + size * 0.32}" cy="${y - size * 0.3}" r="${size * 0.22}" fill="#fff"/>`
  return `<circle cx="${x}" cy="${y}" r="${size}" fill="${iris}" stroke="#0b2027" stroke-width="${size * 0.2}"/>${pupil}${glint}`
}

/** A body with scales, lit from above. */
export function body(path: string, rim: string, hasScales = true): string {
  const layers = ['url(#hull)', ...(hasScales ? ['url(#scales)'] : []), 'url(#deep)', 'url(#lit)']
  const filled = layers.map((fill) => `<path d="${path}" fill="${fill}"/>`).join('')
  return `${filled}<path d="${path}" fill="none" stroke="${rim}" stroke-width="2.2" stroke-linejoin="round"/>`
}

/** A fin with rays. */
export function fin(path: string, rays: string, rim: string, fill = 'url(#fin)'): string {
  return `<path d="${path}" fill="${fill}" stroke="${rim}" stroke-width="1.8" stroke-linejoin="round"/><path d="${rays}" fill="none" stroke="${rim}" stroke-opacity=".5" stroke-width="1.3" stroke-linecap="round"/>`
}
