import type { VendorGame } from './games.ts'

/** A game as its page draws it, by name in the player's language. */
export function describeGame({ code, name, names, kind, look, choices }: VendorGame, locale: string) {
  const language = locale.slice(0, 2).toLowerCase()
  const wheel = kind === 'wheel' ? choices['spin']!.map(({ tenths }) => tenths) : []
  const symbols = kind === 'reels' ? [...new Set(choices['line']!.map(({ shown }) => shown[0]!))] : []
  const fish =
    kind === 'catch'
      ? Object.entries(choices).map(([choice, results]) => ({
          choice,
          tenths: Math.max(...results.map((each) => each.tenths)),
        }))
      : []
  return { code, name: names[language] ?? name, kind, look, choices: Object.keys(choices), wheel, symbols, fish }
}
