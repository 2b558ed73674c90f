/** One part of the product and what it may reach for. Whatever is not named here is not allowed. */
export interface Layer {
  /** Files under it, unless a longer folder holds them. `*` is one name. */
  readonly folder: string
  /** Folders, or single files, it may import besides itself. */
  readonly may: readonly string[]
  /** Packages and Node's own modules; `*` at the end is any of that beginning. */
  readonly packages: readonly string[]
  /** Postgres schemas its SQL may name; a module's own always. */
  readonly schemas?: readonly string[]
  /** Global names that must not be used there, and why. */
  readonly never?: Readonly<Record<string, string>>
}

/** The server's outgoing requests are bounded in one place (server/platform/outside.ts, outgoing.test.ts). */
const noNetwork = {
  fetch: 'the network is reached through a port, which an adapter fulfils',
  WebSocket: 'the network is reached through a port, which an adapter fulfils',
}
const pure = {
  ...noNetwork,
  Date: 'a game has no clock',
  performance: 'a game has no clock',
  setTimeout: 'a game has no clock',
  setInterval: 'a game has no clock',
  'Math.random': 'a game draws from the seeded entropy stream',
  crypto: 'a game draws from the seeded entropy stream',
}
const noRequire = { require: 'modules are imported' }

const screens = [
  'react',
  'react-dom',
  'react-dom/*',
  'react-router',
  'react-router/dom',
  '@tanstack/react-query',
  '@tanstack/react-virtual',
  '@base-ui/react/*',
  'embla-carousel-react',
  'embla-carousel-autoplay',
  'uplot',
  'uqr',
  'virtual:*',
  'zod/mini',
]

/** One layer of the portal: the outside of it is the same for all. */
function portal(folder: string, ...below: readonly string[]): Layer {
  return {
    folder,
    may: [
      'basis',
      'api',
      'words',
      // Bets of lotteries and on matches are counted, draws drawn, matches played and hands dealt again, by the rules they are
      // settled by.
      'games/engine',
      'games/book',
      'games/holdem',
      'games/jackpot',
      'games/lottery',
      'games/tables',
      'web/kit',
      'web/client',
      'web/looks',
      ...below.map((name) => `web/portal/${name}`),
    ],
    packages: [...screens, '@simplewebauthn/browser', 'altcha-lib', 'altcha-lib/algorithms/web/pbkdf2'],
    never: { fetch: 'the typed client calls operations; nothing calls by hand' },
  }
}

const consolePart = {
  may: ['basis', 'api', 'words', 'games/engine', 'games/lottery', 'web/kit', 'web/client', 'web/looks'],
  packages: screens,
  never: { fetch: 'the typed client calls operations; nothing calls by hand' },
}

/** A new row or a longer one is a decision; it is reviewed here, not found later. */
export const layers: readonly Layer[] = [
  { folder: 'basis', may: [], packages: [] },
  { folder: 'api', may: ['basis'], packages: ['zod/mini'] },
  {
    folder: 'words',
    may: ['basis'],
    packages: ['@lingui/message-utils/*', 'node:fs', 'node:path', 'node:url', 'oxc-parser', 'vite'],
  },
  // The list of them; of equal folders the first holds.
  { folder: 'games/index.ts', may: ['basis', 'games'], packages: [], never: pure },
  { folder: 'games/engine', may: ['basis'], packages: ['@noble/hashes/*'], never: pure },
  { folder: 'games/*', may: ['basis', 'games/engine'], packages: [], never: pure },

  {
    folder: 'server/modules/*',
    may: ['basis', 'api', 'words', 'server/platform'],
    packages: [
      'zod/mini',
      'node:buffer',
      'node:crypto',
      'node:fs/promises',
      'node:net',
      'node:stream',
      'node:timers/promises',
      'node:util',
      // Books of imported games are read as they lie: compressed.
      'node:zlib',
      'altcha-lib',
      'altcha-lib/algorithms/pbkdf2',
      'libphonenumber-js/max',
      // What a match comes to is played once and remembered.
      'lru-cache',
      'pg',
      // The checksums of crypto addresses.
      '@noble/hashes/*',
      '@scure/base',
      '@napi-rs/image',
      '@resvg/resvg-js',
      '@simplewebauthn/server',
    ],
    never: { ...noNetwork, ...noRequire, 'Math.random': 'what is drawn must be unpredictable or seeded' },
  },
  { folder: 'server/modules/graph.ts', may: [], packages: [] },
  {
    folder: 'server/platform',
    may: ['basis', 'api', 'words'],
    packages: [
      'zod/mini',
      'node:*',
      '@napi-rs/image',
      '@node-rs/argon2',
      'dataloader',
      'graphile-worker',
      'ipaddr.js',
      'jose',
      'otplib',
      'pg',
      'pino',
      'sql-template-tag',
    ],
    schemas: ['platform', 'graphile_worker'],
    never: { ...noNetwork, ...noRequire },
  },
  {
    folder: 'server/adapters/*/*',
    // Vendors' wires share how a vendor is asked and how its bytes are read, payment providers' what signs and is signed.
    may: [
      'basis',
      'api',
      'server/platform',
      'server/modules',
      'server/adapters/vendors/common',
      'server/adapters/payments/common',
    ],
    packages: ['zod/mini', 'node:*', '@block65/webcrypto-web-push', 'jose', 'nodemailer', 'openid-client'],
    never: noNetwork,
  },
  {
    folder: 'server/transport',
    may: ['basis', 'api', 'words', 'server/platform', 'server/modules'],
    packages: [
      'zod/mini',
      'node:*',
      'fastify',
      '@fastify/proxy-addr',
      '@fastify/static',
      '@fastify/websocket',
      'jose',
      'lru-cache',
      'prom-client',
      'rate-limiter-flexible',
    ],
    schemas: ['platform'],
    never: noNetwork,
  },
  {
    folder: 'server/jobs',
    may: ['basis', 'api', 'server/platform', 'server/modules'],
    packages: ['zod/mini'],
    never: { ...noNetwork, ...noRequire },
  },
  {
    folder: 'server/db',
    may: ['basis', 'server/platform'],
    packages: ['node:*', 'graphile-worker', 'pg', 'pg-copy-streams'],
    schemas: ['platform', 'graphile_worker'],
  },
  {
    folder: 'server/ops',
    may: ['basis', 'api', 'words', 'server', 'start'],
    packages: ['zod/mini', 'node:*'],
  },
  // main, serve, wiring: the only files that know every adapter.
  { folder: 'server', may: ['basis', 'api', 'words', 'server'], packages: ['node:*', 'fastify'] },

  { folder: 'web/kit', may: ['basis', 'words'], packages: screens, never: noNetwork },
  { folder: 'web/client', may: ['basis', 'api', 'words'], packages: [...screens, 'jose'] },
  // Bets have one name for members and operators.
  {
    folder: 'web/looks',
    may: [
      'basis',
      'api',
      'words',
      'games/engine',
      'games/book',
      'games/lottery',
      'games/tables',
      'web/kit',
      'web/client',
    ],
    packages: screens,
  },
  // The portal from below; `app` alone knows every feature, and nothing but the entry knows `app`.
  portal('web/portal/page'),
  portal('web/portal/session', 'page'),
  portal('web/portal/dialogs', 'page', 'session'),
  portal('web/portal/catalogue', 'page', 'session', 'dialogs'),
  portal('web/portal/parts', 'page', 'session', 'dialogs'),
  portal('web/portal/features/*', 'page', 'session', 'dialogs', 'catalogue', 'parts'),
  portal('web/portal/app', 'page', 'session', 'dialogs', 'catalogue', 'parts', 'features'),
  portal('web/portal'),
  // The console: a frame that every screen stands in, what lists and forms are made of, a folder for each subject, and
  // the app, which alone knows all of them.
  { folder: 'web/console/frame', ...consolePart },
  { folder: 'web/console/lists', ...consolePart, may: [...consolePart.may, 'web/console/frame'] },
  {
    folder: 'web/console/fields',
    ...consolePart,
    may: [...consolePart.may, 'web/console/frame', 'web/console/lists'],
    packages: [...consolePart.packages, '@tiptap/core', '@tiptap/starter-kit'],
  },
  { folder: 'web/console/app', ...consolePart, may: [...consolePart.may, 'web/console'] },
  { folder: 'web/console/main.tsx', ...consolePart, may: [...consolePart.may, 'web/console'] },
  {
    folder: 'web/console/*',
    ...consolePart,
    may: [
      ...consolePart.may,
      'web/console/frame',
      'web/console/lists',
      'web/console/fields',
      // What one subject shows of another's.
      'web/console/account/password-form.tsx',
      'web/console/account/totp-enrolment.tsx',
      'web/console/audit/audit-words.ts',
      'web/console/audit/detail-list.tsx',
      'web/console/games/closings-form.tsx',
      'web/console/games/fault-lines.tsx',
      'web/console/games/status-choice.tsx',
      'web/console/games/status-words.ts',
      'web/console/points/correct-dialog.tsx',
      'web/console/points/member-points.tsx',
      'web/console/verifications/member-verification.tsx',
      'web/console/rounds/round-list.tsx',
      'web/console/settings/use-settings.ts',
    ],
  },
  { folder: 'web/play', may: ['basis', 'games', 'words', 'web/kit', 'web/client'], packages: screens },
  { folder: 'web/build', may: ['words'], packages: ['node:*', 'vite'] },

  { folder: 'start', may: ['basis', 'server/db', 'server/platform'], packages: ['node:*', 'pg'] },
  { folder: 'scripts', may: [], packages: ['node:*'] },
  // Nothing in the product imports it, so it may import everything.
  {
    folder: 'dev',
    may: ['basis', 'api', 'games', 'server', 'start', 'web', 'words'],
    packages: ['*'],
  },
]

/** What builds a front end rather than being part of it. */
export const buildFiles = /^web\/(?:.+\/)?vite\.config\.ts$|^web\/[^/]+\/(?:build|scripts)\//

/** Tests and what only they use: they may import any package, and of the product what `testsMay` says. */
export const testFiles = /\.(?:test|testing|fixture)\.tsx?$/

/** Besides their layer. The inside of another module stays closed to them too, but for its own `.testing.ts` files. */
export const testsMay: Readonly<Record<string, readonly string[]>> = {
  web: ['dev'],
  words: ['api', 'dev'],
  games: ['games'],
  '': ['api', 'dev', 'server', 'start'],
}
