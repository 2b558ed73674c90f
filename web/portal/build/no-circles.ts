import type { Plugin } from 'vite'

/** Files by name, each with those that must have run before it. */
type Files = ReadonlyMap<string, readonly string[]>

/** Files that wait for one another, in their order; undefined where every file can run after those it needs. */
export function circleIn(files: Files): string[] | undefined {
  const done = new Set<string>()
  function walk(name: string, path: readonly string[]): string[] | undefined {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name]
    if (done.has(name)) return undefined
    for (const needed of files.get(name) ?? []) {
      const circle = walk(needed, [...path, name])
      if (circle) return circle
    }
    done.add(name)
    return undefined
  }
  for (const name of files.keys()) {
    const circle = walk(name, [])
    if (circle) return circle
  }
  return undefined
}

/**
 * Stops a build whose files need each other in a circle: one of them would run before what it needs, and what it made of
 * that would be undefined, on some pages and not on others.
 */
export function noCircles(): Plugin {
  return {
    name: 'croupier-no-circles',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const circle = circleIn(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])))
      if (circle) this.error(`files of the build need each other in a circle: ${circle.join(' → ')}`)
    },
  }
}
