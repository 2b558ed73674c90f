import type { RecipeTrial } from '../recipe-trial.ts'

const renames = {
  SOFTSWISS: 'KESTREL',
  softswiss: 'kestrel',
  Softswiss: 'Kestrel',
  // Addresses are a protocol's own.
  '`/vendors/:code/${name}`': '`/vendors/:code/kestrel/${name}`',
  'call(kind: WireKind, route: string, body: object): WireCall {\n  return { kind, route,':
    'call(kind: WireKind, route: string, body: object): WireCall {\n  return { kind, route: `kestrel/${route}`,',
}

/** A protocol of the SOFTSWISS form under another name, with addresses of its own. */
export const addAVendorProtocol: RecipeTrial = {
  recipe: 'add-a-vendor-protocol',
  steps: {
    // Steps 1 to 3 are what a neighbour's folder holds.
    async 1(scratch) {
      await scratch.copyFolder('server/adapters/vendors/softswiss', 'server/adapters/vendors/kestrel', renames)
    },
    async 4(scratch) {
      await scratch.addLine(
        'server/wiring.ts',
        "from './adapters/vendors/hub88/index.ts'",
        "import { kestrel, kestrelRoutes } from './adapters/vendors/kestrel/index.ts'",
      )
      await scratch.addLine('server/wiring.ts', '  ...softswissRoutes,', '  ...kestrelRoutes,')
      await scratch.change('server/wiring.ts', '  softswiss,\n  hub88,', '  softswiss,\n  kestrel,\n  hub88,')
      await scratch.addLine(
        'api/games/vendor-protocols.ts',
        '  softswiss: {',
        "  kestrel: { signing: 'secret', rounds: 'vendor', freeRounds: true },",
      )
      await scratch.addWords('console-games', {
        'protocol.kestrel': ['Kestrel wallet', 'কেস্ট্রেল ওয়ালেট', 'محفظة كيستريل'],
      })
    },
    async 5(scratch) {
      const wire = 'dev/sandbox/game-vendor/wire-softswiss.ts'
      let text = await scratch.read(wire)
      for (const [from, to] of Object.entries(renames)) text = text.replaceAll(from, to)
      await scratch.write('dev/sandbox/game-vendor/wire-kestrel.ts', text)
      await scratch.addLine(
        'dev/sandbox/game-vendor/wires.ts',
        "from './wire-hub88.ts'",
        "import { openKestrel } from './wire-kestrel.ts'",
      )
      await scratch.addLine(
        'dev/sandbox/game-vendor/wires.ts',
        '  softswiss: openSoftswiss,',
        '  kestrel: openKestrel,',
      )
      const accounts = 'dev/sandbox/game-vendor/account.ts'
      await scratch.change(accounts, "protocol: 'softswiss' |", "protocol: 'softswiss' | 'kestrel' |")
      await scratch.addLine(
        accounts,
        "code: 'HARBOUR'",
        "  { code: 'KESTREL', name: 'Kestrel Games', protocol: 'kestrel', casinoId: 'lumen', secret: 'sandbox-kestrel-and-lumen-share-this' },",
      )
    },
  },
  untouching: [2, 3],
  tests: ['server/adapters/vendors/sixteen-rules.test.ts'],
}
