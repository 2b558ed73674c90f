import type { Plugin } from 'vite'

interface Declared {
  type: string
  id?: { name: string } | null
  body?: { start: number; end: number }
}

/** By function of the router: what is left of it where no server renders pages and none is asked for before a click. */
const bodies: Readonly<Record<string, string>> = {
  usePrefetchBehavior: '{ return [false, React$1.useRef(null), {}] }',
  PrefetchPageLinks: '{ return null }',
}

/**
 * Links of the router can fetch pages that its own server renders. The portal has no such server, but what would ask it
 * hangs on every link, and so came with the first page.
 */
export function plainLinks(): Plugin {
  return {
    name: 'croupier-plain-links',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/production\/lib\/dom\/ssr\/components\.js$/ },
      handler(code) {
        const declared = (this.parse(code) as unknown as { body: Declared[] }).body
        let plain = code
        for (const [name, body] of Object.entries(bodies)) {
          const place = declared.find(({ id }) => id?.name === name)?.body
          if (!place || !code.includes('React$1')) throw new Error(`plain links: the router has no ${name} any more`)
          // What stands behind it has not moved yet only while the later one goes first, so the lengths are kept.
          plain = plain.slice(0, place.start) + body.padEnd(place.end - place.start) + plain.slice(place.end)
        }
        return { code: plain, map: null }
      },
    },
  }
}
