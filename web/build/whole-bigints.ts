import { parseSync, type Plugin, Visitor } from 'vite'

/** Whatever could be a literal of this kind: most files have none and are not parsed. */
const PERHAPS = /[\da-f]n\b/i
const COMPILED = /^[^?]*\.[cm]?[jt]sx?$/
const OF_OTHERS = /\/node_modules\//

/** The bigint literals of a source, each once, in decimal digits. */
export function bigintsIn(file: string, source: string): ReadonlySet<string> {
  const found = new Set<string>()
  if (!PERHAPS.test(source)) return found
  const { program } = parseSync(file, source)
  new Visitor({
    Literal(node) {
      if ('bigint' in node) found.add(node.bigint)
    },
  }).visit(program)
  return found
}

/**
 * Stops the build where a bigint literal of a source is missing in what it was compiled to. The React compiler
 * (oxc-transform-react up to 0.156) writes `undefined` for every one in a component or hook and says nothing; the page is
 * then blank, or counts wrong. Stands before `react()` in the list of plugins.
 */
export function wholeBigints(): Plugin[] {
  const written = new Map<string, ReadonlySet<string>>()
  return [
    {
      name: 'croupier-bigints-written',
      enforce: 'pre',
      transform(code, id) {
        if (!COMPILED.test(id) || OF_OTHERS.test(id)) return
        const literals = bigintsIn(id, code)
        if (literals.size > 0) written.set(id, literals)
      },
    },
    {
      name: 'croupier-bigints-kept',
      transform(code, id) {
        const before = written.get(id)
        if (!before) return
        // What comes out of a .tsx file is plain JavaScript with its JSX perhaps still in place.
        const kept = bigintsIn('compiled.jsx', code)
        const lost = [...before].filter((digits) => !kept.has(digits)).map((digits) => `${digits}n`)
        if (lost.length === 0) return
        this.error(
          `The compiler dropped ${lost.join(', ')} of ${id}. Keep bigint literals out of components and hooks: name them in a module without JSX.`,
        )
      },
    },
  ]
}
