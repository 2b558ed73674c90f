import { describe, expect, it } from 'vitest'
import { markPairs, textPairs } from './contrast-pairs.ts'

// The web's types know no node, and vitest empties style imports; this test alone reads a file.
const { readFileSync } = (await import('node:fs' as string)) as {
  readFileSync: (path: URL, encoding: 'utf8') => string
}
const css = readFileSync(new URL('./lantern.css', import.meta.url), 'utf8')

type Theme = 'light' | 'dark'

function palettes(text: string): Record<Theme, Map<string, string>> {
  const found = { light: new Map<string, string>(), dark: new Map<string, string>() }
  for (const [, name = '', light = '', dark = ''] of text.matchAll(
    /--([\w-]+):\s*light-dark\((#[\da-f]{6}),\s*(#[\da-f]{6})\)/g,
  )) {
    found.light.set(name, light)
    found.dark.set(name, dark)
  }
  return found
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

const [ordinary = '', more = ''] = css.split('@media (prefers-contrast: more)')

describe.each([
  ['ordinary', palettes(ordinary)],
  ['more contrast', palettes(more)],
] as const)('the lantern palette, %s', (kind, palette) => {
  describe.each(['light', 'dark'] as const)('%s', (theme) => {
    const colour = (name: string): string | undefined =>
      palette[theme].get(name) ?? (kind === 'ordinary' ? undefined : palettes(ordinary)[theme].get(name))

    const rows = (pairs: typeof textPairs): [string, string][] =>
      pairs.flatMap(([text, surfaces]) => surfaces.map((surface): [string, string] => [text, surface]))

    it.each(rows(textPairs))('[C-10] %s is readable on %s', (text, surface) => {
      expect(contrast(colour(text) ?? '', colour(surface) ?? '')).toBeGreaterThanOrEqual(4.5)
    })

    it.each(rows(markPairs))('[C-10] %s is seen on %s', (mark, surface) => {
      expect(contrast(colour(mark) ?? '', colour(surface) ?? '')).toBeGreaterThanOrEqual(3)
    })
  })
})

it('measures black on white as 21 to 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
})
