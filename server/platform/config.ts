import { isIP } from 'node:net'
import { resolve } from 'node:path'
import * as z from 'zod/mini'
import type { Origins } from './origins-port.ts'

/**
 * What is fixed when a process starts, read once from the environment. What an operator changes while it runs is a
 * setting (settings.ts).
 */
export interface Config {
  /** The address every listener binds to. */
  readonly host: string
  readonly port: number
  readonly httpsPort: number
  readonly consolePort: number
  readonly gamesPort: number
  readonly bundlesPort: number
  readonly sandboxPort: number
  /** Where the sandbox takes mail; the port after `sandboxPort` where nothing else is said. */
  readonly sandboxMailPort: number
  /** The operator's certificate and key, as paths to PEM files. Without them only the demo speaks HTTPS. */
  readonly tls: { certificatePath: string; keyPath: string } | undefined
  /** The origin players see, without a slash at the end, where it is not `http://HOST:PORT`. */
  readonly publicUrl: string | undefined
  /** The origin in-house games are played on, where it is not the players' host with GAMES_PORT. */
  readonly gamesUrl: string | undefined
  /** The origin imported games are played on, where it is not the players' host with BUNDLES_PORT. */
  readonly bundlesUrl: string | undefined
  /** Addresses and networks of proxies whose X-Forwarded-For counts, in Fastify's form; false trusts none. */
  readonly trustProxy: string | false
  /** How many connections one address, or IPv6 network of 64 bits, may have with one process; proxies any number. */
  readonly connectionsPerAddress: number
  /** How long a process that is told to stop may go on with what is under way. */
  readonly drainSeconds: number
  /** Networks of our own that gateways, mail servers, vendors and providers may stand in; none but the public Internet's otherwise. */
  readonly insideNetworks: readonly string[]
  /** An absolute path. */
  readonly dataDir: string
  /** Undefined where `npm start` brings its own PostgreSQL. */
  readonly databaseUrl: string | undefined
  /**
   * Keys of 32 bytes for secrets at rest: the first seals, all open, so a key is rotated by putting a new one in front.
   * Undefined where one is kept in the data folder (secrets-key.ts).
   */
  readonly secretsKeys: readonly Buffer[] | undefined
  /** Whether demo players, their passwords and the sandbox may exist here. */
  readonly isDemo: boolean
  readonly logLevel: LogLevel
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/** A variable that cannot be used as it is. The message is one line that names it and says what it takes. */
export class ConfigFault extends Error {
  override name = 'ConfigFault'
  readonly variable: string
  constructor(variable: string, says: string) {
    super(`${variable} ${says}`)
    this.variable = variable
  }
}

const NETWORK_NAMES = ['loopback', 'linklocal', 'uniquelocal']

const port = z.pipe(z.string().check(z.regex(/^\d{1,5}$/)), z.transform(Number)).check(z.gte(1), z.lte(65_535))
const path = z.pipe(
  z.string(),
  z.transform((text) => resolve(text)),
)

/** One row a variable: its default, what it is read with, and what a person is told it takes. */
const variables = {
  HOST: row('127.0.0.1', z.string().check(z.regex(/^[A-Za-z0-9.:_-]+$/)), 'a host name or an address to listen on'),
  PORT: row('8080', port, 'a port from 1 to 65535'),
  HTTPS_PORT: row('8443', port, 'a port from 1 to 65535'),
  CONSOLE_PORT: row('8081', port, 'a port from 1 to 65535'),
  GAMES_PORT: row('8082', port, 'a port from 1 to 65535'),
  BUNDLES_PORT: row('8083', port, 'a port from 1 to 65535'),
  SANDBOX_PORT: row('8090', port, 'a port from 1 to 65535'),
  SANDBOX_MAIL_PORT: row(undefined, port, 'a port from 1 to 65535'),
  TLS_CERT: row(undefined, path, 'the path of a PEM file'),
  TLS_KEY: row(undefined, path, 'the path of a PEM file'),
  PUBLIC_URL: row(undefined, text(originOf), 'an origin such as https://play.example.com, without a path'),
  GAMES_URL: row(undefined, text(originOf), 'an origin such as https://games.example.com, without a path'),
  BUNDLES_URL: row(undefined, text(originOf), 'an origin such as https://bundles.example.net, without a path'),
  TRUST_PROXY: row(
    undefined,
    text(networksOf),
    `addresses or networks separated by commas, such as 10.0.0.0/8 (or ${NETWORK_NAMES.join(', ')})`,
  ),
  CONNECTIONS_PER_ADDRESS: row(
    '1000',
    z.pipe(z.string().check(z.regex(/^[1-9]\d{0,5}$/)), z.transform(Number)),
    'a whole number from 1 to 999999',
  ),
  DRAIN_SECONDS: row(
    '15',
    z.pipe(z.string().check(z.regex(/^[1-9]\d{0,2}$/)), z.transform(Number)),
    'a whole number of seconds from 1 to 999',
  ),
  INSIDE_NETWORKS: row(
    undefined,
    text(networksOf),
    `addresses or networks separated by commas, such as 10.1.2.0/24 (or ${NETWORK_NAMES.join(', ')})`,
  ),
  DATA_DIR: row('.data', path, 'the path of a folder'),
  DATABASE_URL: row(
    undefined,
    text((value) => (/^postgres(ql)?:\/\//.test(value) && URL.canParse(value) ? value : undefined)),
    'an address such as postgres://user:password@host:5432/croupier',
  ),
  SECRETS_KEY: row(
    undefined,
    text(secretsKeysOf),
    '32 random bytes in base64 (openssl rand -base64 32) or hex; older keys may follow after commas',
  ),
  DEMO: row(
    '1',
    text((value) => ({ '0': 'no', '1': 'yes' })[value]),
    '0 or 1',
  ),
  LOG_LEVEL: row('info', z.enum(LOG_LEVELS), `one of ${LOG_LEVELS.join(', ')}`),
}

/** Values a message must not repeat: it may end in a log. */
const SECRET = new Set(['SECRETS_KEY', 'DATABASE_URL'])

interface Row<Value, Initial> {
  initial: Initial
  schema: z.ZodMiniType<Value>
  takes: string
}

function row<Value, Initial extends string | undefined>(
  initial: Initial,
  schema: z.ZodMiniType<Value>,
  takes: string,
): Row<Value, Initial> {
  return { initial, schema, takes }
}

/** A schema from a function that answers undefined where it cannot read the text. */
function text<Value>(read: (value: string) => Value | undefined): z.ZodMiniType<Value> {
  return z.pipe(
    z.string(),
    z.transform((value: string, context) => {
      const found = read(value)
      if (found !== undefined) return found
      context.issues.push({ code: 'custom', input: value })
      return z.NEVER
    }),
  )
}

function originOf(value: string): string | undefined {
  if (!/^https?:\/\//.test(value) || !URL.canParse(value)) return undefined
  const { origin, pathname, search, hash, username } = new URL(value)
  return pathname === '/' && !search && !hash && !username ? origin : undefined
}

function networksOf(value: string): readonly string[] | undefined {
  const entries = value.split(',').map((entry) => entry.trim())
  return entries.every(isNetwork) ? entries : undefined
}

/** Where the demo's sandbox listens: on this machine, at the address everything listens on. */
function sandboxNetworks(host: string): readonly string[] {
  if (isIP(host) !== 0) return ['loopback', host]
  return host === 'localhost' ? ['loopback'] : ['loopback', 'uniquelocal']
}

function isNetwork(entry: string): boolean {
  const [address = '', bits, ...rest] = entry.split('/')
  const version = isIP(address)
  if (version === 0) return NETWORK_NAMES.includes(entry)
  if (bits === undefined) return true
  // A mask of 0 would be everyone: then anyone could say who they are, and be called wherever they are.
  return rest.length === 0 && /^\d+$/.test(bits) && Number(bits) > 0 && Number(bits) <= (version === 4 ? 32 : 128)
}

/** Reads one or more secrets keys separated by commas; undefined where any of them is not 32 bytes. */
export function secretsKeysOf(value: string): readonly Buffer[] | undefined {
  const keys = value.split(',').map((text) => secretsKeyOf(text.trim()))
  return keys.every((key) => key !== undefined) ? keys : undefined
}

/** The 32 bytes of one key from base64 or hex; undefined where the text is neither. */
function secretsKeyOf(value: string): Buffer | undefined {
  const key = Buffer.from(value, /^[0-9a-f]{64}$/i.test(value) ? 'hex' : 'base64')
  return /^[0-9a-z+/_-]+=?$/i.test(value) && key.length === 32 ? key : undefined
}

type Variables = typeof variables
type Name = keyof Variables
type ValueOf<Key extends Name> =
  Variables[Key] extends Row<infer Value, infer Initial> ? Value | (Initial extends string ? never : undefined) : never

/**
 * Reads the configuration. A variable that is set but empty counts as not set.
 * @throws ConfigFault for the first variable that cannot be used.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  function read<Key extends Name>(name: Key): ValueOf<Key> {
    const { initial, schema, takes }: Row<unknown, string | undefined> = variables[name]
    const given = environment[name]?.trim() || initial
    if (given === undefined) return undefined as ValueOf<Key>
    const result = schema.safeParse(given)
    if (result.success) return result.data as ValueOf<Key>
    throw new ConfigFault(name, `must be ${takes}${SECRET.has(name) ? '.' : `; it is “${given}”.`}`)
  }

  const certificatePath = read('TLS_CERT')
  const keyPath = read('TLS_KEY')
  if (certificatePath && !keyPath) throw new ConfigFault('TLS_KEY', 'must be set too where TLS_CERT is.')
  if (keyPath && !certificatePath) throw new ConfigFault('TLS_CERT', 'must be set too where TLS_KEY is.')

  const config: Config = {
    host: read('HOST'),
    port: read('PORT'),
    httpsPort: read('HTTPS_PORT'),
    consolePort: read('CONSOLE_PORT'),
    gamesPort: read('GAMES_PORT'),
    bundlesPort: read('BUNDLES_PORT'),
    sandboxPort: read('SANDBOX_PORT'),
    sandboxMailPort: read('SANDBOX_MAIL_PORT') ?? read('SANDBOX_PORT') + 1,
    tls: certificatePath && keyPath ? { certificatePath, keyPath } : undefined,
    publicUrl: read('PUBLIC_URL'),
    gamesUrl: read('GAMES_URL'),
    bundlesUrl: read('BUNDLES_URL'),
    connectionsPerAddress: read('CONNECTIONS_PER_ADDRESS'),
    drainSeconds: read('DRAIN_SECONDS'),
    trustProxy: read('TRUST_PROXY')?.join(',') ?? false,
    insideNetworks: read('INSIDE_NETWORKS') ?? (read('DEMO') === 'yes' ? sandboxNetworks(read('HOST')) : []),
    dataDir: read('DATA_DIR'),
    databaseUrl: read('DATABASE_URL'),
    secretsKeys: read('SECRETS_KEY'),
    isDemo: read('DEMO') === 'yes',
    logLevel: read('LOG_LEVEL'),
  }
  refuseSharedPorts(config)
  const { portal, games, bundles } = originsOf(config)
  // A game on the portal's origin could read the player's session.
  if (portal === games) throw new ConfigFault('GAMES_URL', `must differ from the portal’s origin; both are “${games}”.`)
  // Imported code runs there, and may reach neither the portal's storage nor that of the house's own games.
  for (const [whose, origin] of [
    ['portal’s', portal],
    ['games’', games],
  ])
    if (bundles === origin)
      throw new ConfigFault('BUNDLES_URL', `must differ from the ${whose} origin; both are “${bundles}”.`)
  // Each machine would make its own key, and none could open what another sealed.
  if (!config.isDemo && config.databaseUrl && !config.secretsKeys) {
    const { takes } = variables.SECRETS_KEY
    throw new ConfigFault('SECRETS_KEY', `must be set where DEMO=0 and DATABASE_URL are: ${takes}.`)
  }
  return config
}

/** The listeners of this configuration by the variable that moves each. */
export function portsOf(config: Config): readonly (readonly [variable: string, port: number])[] {
  return [
    ['PORT', config.port],
    ...(config.tls || config.isDemo ? [['HTTPS_PORT', config.httpsPort] as const] : []),
    ['CONSOLE_PORT', config.consolePort],
    ['GAMES_PORT', config.gamesPort],
    ['BUNDLES_PORT', config.bundlesPort],
    ...(config.isDemo
      ? ([
          ['SANDBOX_PORT', config.sandboxPort],
          ['SANDBOX_MAIL_PORT', config.sandboxMailPort],
        ] as const)
      : []),
  ]
}

/** The origins players' browsers see. */
export function originsOf(config: Config): Origins {
  const host = config.host.includes(':') ? `[${config.host}]` : config.host
  const portal = config.publicUrl ?? `http://${host}:${config.port}`
  const portals = portalOrigins(config)
  const onPort = (number: number) => {
    const url = new URL(portal)
    url.port = String(number)
    return url.origin
  }
  const games = config.gamesUrl ?? onPort(config.gamesPort)
  return { portal, portals, games, bundles: config.bundlesUrl ?? onPort(config.bundlesPort) }
}

/** Every origin the portal is opened at: of these alone may pages frame a game. */
export function portalOrigins(config: Config): readonly string[] {
  if (config.publicUrl !== undefined) return [config.publicUrl]
  // A listener on the machine itself answers to both of its names.
  const hosts = ['127.0.0.1', 'localhost'].includes(config.host) ? ['127.0.0.1', 'localhost'] : [config.host]
  return hosts.flatMap((host) => [`http://${host}:${config.port}`, `https://${host}:${config.httpsPort}`])
}

function refuseSharedPorts(config: Config): void {
  const seen = new Map<number, string>()
  for (const [variable, number] of portsOf(config)) {
    const other = seen.get(number)
    if (other) throw new ConfigFault(variable, `must differ from ${other}; both are ${number}.`)
    seen.set(number, variable)
  }
}
