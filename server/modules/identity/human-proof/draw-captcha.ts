import { randomInt } from 'node:crypto'
import { renderAsync } from '@resvg/resvg-js'
import { captchaAlphabet, captchaGlyphs } from './captcha-glyphs.ts'

export const CAPTCHA_LENGTH = 5

const WIDTH = 160
const HEIGHT = 56

export function newCaptchaAnswer(): string {
  return Array.from({ length: CAPTCHA_LENGTH }, () => captchaAlphabet[randomInt(captchaAlphabet.length)]).join('')
}

/** Between `low` and `high`, in hundredths. */
function between(low: number, high: number): number {
  return randomInt(Math.round(low * 100), Math.round(high * 100) + 1) / 100
}

function ink(): string {
  return `hsl(${randomInt(360)} 55% ${randomInt(24, 40)}%)`
}

function glyph(character: string, position: number): string {
  const left = 10 + position * 29 + between(-3, 3)
  const top = 13 + between(-6, 6)
  const turn = `rotate(${between(-24, 24)} 10 14) skewX(${between(-14, 14)})`
  const place = `translate(${left} ${top}) ${turn} scale(${between(0.95, 1.2)} ${between(0.85, 1.15)})`
  return `<path d="${captchaGlyphs[character]}" transform="${place}" stroke="${ink()}" stroke-width="${between(2.4, 3.6)}"/>`
}

/** A line as thick as a character's, across the whole picture. */
function noise(): string {
  const y = () => between(4, HEIGHT - 4)
  const curve = `M0 ${y()} C${between(30, 60)} ${y()} ${between(90, 130)} ${y()} ${WIDTH} ${y()}`
  return `<path d="${curve}" stroke="${ink()}" stroke-width="${between(1.2, 2.2)}"/>`
}

function dot(): string {
  return `<circle cx="${between(0, WIDTH)}" cy="${between(0, HEIGHT)}" r="${between(0.8, 1.8)}" fill="${ink()}"/>`
}

/** A PNG of the answer's characters, turned, bent and crossed by lines. */
export async function drawCaptcha(answer: string): Promise<Buffer> {
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    `<rect width="100%" height="100%" fill="#f4f2ec"/>`,
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round">`,
    ...[...answer].map(glyph),
    ...Array.from({ length: 4 }, noise),
    '</g>',
    ...Array.from({ length: 40 }, dot),
    '</svg>',
  ].join('')
  const image = await renderAsync(svg, { font: { loadSystemFonts: false }, fitTo: { mode: 'zoom', value: 2 } })
  return image.asPng()
}
