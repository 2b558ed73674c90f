import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ConfigFault, readConfig } from './config.ts'

const KEY = Buffer.alloc(32, 7)
const DATABASE_URL = 'postgres://croupier:secret@db:5432/croupier'

function faultOf(environment: Record<string, string>): string {
  try {
    readConfig(environment)
  } catch (error) {
    if (error instanceof ConfigFault && error.message.startsWith(error.variable)) return error.message
    throw error
  }
  return 'no fault'
}

describe('the configuration', () => {
  it('needs no variable at all for the demo', () => {
    expect(readConfig({})).toEqual({
      host: '127.0.0.1',
      port: 8080,
      httpsPort: 8443,
      consolePort: 8081,
      gamesPort: 8082,
      bundlesPort: 8083,
      sandboxPort: 8090,
      sandboxMailPort: 8091,
      tls: undefined,
      publicUrl: undefined,
      gamesUrl: undefined,
      bundlesUrl: undefined,
      trustProxy: false,
      connectionsPerAddress: 1000,
      drainSeconds: 15,
      insideNetworks: ['loopback', '127.0.0.1'],
      dataDir: resolve('.data'),
      databaseUrl: undefined,
      secretsKeys: undefined,
      isDemo: true,
      logLevel: 'info',
    })
  })

  it('takes a variable that is set but empty for one that is not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ', TLS_CERT: '' })).toEqual(readConfig({}))
  })

  it.each([
    ['PORT', '9000', 'port', 9000],
    ['HOST', '::1', 'host', '::1'],
    ['HOST', 'localhost', 'host', 'localhost'],
    ['PUBLIC_URL', 'https://play.example.com/', 'publicUrl', 'https://play.example.com'],
    ['PUBLIC_URL', 'http://10.0.0.4:8080', 'publicUrl', 'http://10.0.0.4:8080'],
    ['GAMES_URL', 'https://games.example.com/', 'gamesUrl', 'https://games.example.com'],
    ['BUNDLES_URL', 'https://bundles.example.net', 'bundlesUrl', 'https://bundles.example.net'],
    [
      'TRUST_PROXY',
      '10.0.0.1, 192.168.0.0/16,loopback, fd00::/8',
      'trustProxy',
      '10.0.0.1,192.168.0.0/16,loopback,fd00::/8',
    ],
    ['CONNECTIONS_PER_ADDRESS', '250', 'connectionsPerAddress', 250],
    ['DRAIN_SECONDS', '60', 'drainSeconds', 60],
    ['INSIDE_NETWORKS', 'loopback, 10.1.2.0/24,fd00::/8', 'insideNetworks', ['loopback', '10.1.2.0/24', 'fd00::/8']],
    ['DATA_DIR', '/var/lib/croupier', 'dataDir', '/var/lib/croupier'],
    ['DATABASE_URL', DATABASE_URL, 'databaseUrl', DATABASE_URL],
    ['SECRETS_KEY', KEY.toString('base64'), 'secretsKeys', [KEY]],
    ['SECRETS_KEY', KEY.toString('base64url'), 'secretsKeys', [KEY]],
    ['SECRETS_KEY', KEY.toString('hex'), 'secretsKeys', [KEY]],
    ['SECRETS_KEY', `${KEY.toString('hex')}, ${KEY.toString('base64')}`, 'secretsKeys', [KEY, KEY]],
    ['DEMO', '0', 'isDemo', false],
    ['LOG_LEVEL', 'silent', 'logLevel', 'silent'],
  ] as const)('reads %s=%s', (variable, value, property, expected) => {
    expect(readConfig({ [variable]: value })[property]).toEqual(expected)
  })

  it.each([
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', '80a'],
    ['HTTPS_PORT', '-1'],
    ['CONSOLE_PORT', '8081.5'],
    ['GAMES_PORT', 'http'],
    ['BUNDLES_PORT', '70000'],
    ['BUNDLES_URL', 'https://bundles.example.net/1'],
    ['SANDBOX_PORT', '1e3'],
    ['HOST', 'http://localhost'],
    ['PUBLIC_URL', 'play.example.com'],
    ['PUBLIC_URL', 'ftp://play.example.com'],
    ['PUBLIC_URL', 'https://play.example.com/lobby'],
    ['PUBLIC_URL', 'https://me@play.example.com'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.1,,10.0.0.2'],
    ['CONNECTIONS_PER_ADDRESS', '0'],
    ['CONNECTIONS_PER_ADDRESS', '1e3'],
    ['DRAIN_SECONDS', '0'],
    ['DRAIN_SECONDS', '1.5'],
    ['INSIDE_NETWORKS', 'everything'],
    ['INSIDE_NETWORKS', '0.0.0.0/0'],
    ['DEMO', 'yes'],
    ['LOG_LEVEL', 'loud'],
  ])('refuses %s=%s in a line that names the variable and repeats the value', (variable, value) => {
    const line = faultOf({ [variable]: value })
    expect(line).toContain(`${variable} must be`)
    expect(line).toContain(`“${value}”`)
    expect(line).not.toContain('\n')
  })

  it.each([
    ['DATABASE_URL', 'mysql://root:hunter2@db/croupier'],
    ['SECRETS_KEY', 'hunter2'],
    ['SECRETS_KEY', `${KEY.toString('base64')}AAAA`],
    ['SECRETS_KEY', '*'.repeat(44)],
  ])('refuses a useless %s without repeating the secret', (variable, value) => {
    const line = faultOf({ [variable]: value })
    expect(line).toContain(`${variable} must be`)
    expect(line).not.toContain(value)
  })

  it.each([
    ['the demo on this machine', {}, ['loopback', '127.0.0.1']],
    ['the demo at an address', { HOST: '192.168.1.5' }, ['loopback', '192.168.1.5']],
    ['the demo at a name', { HOST: 'croupier.lan' }, ['loopback', 'uniquelocal']],
    ['a house in earnest', { DEMO: '0' }, []],
    ['a house in earnest that says so', { DEMO: '0', INSIDE_NETWORKS: '10.0.0.0/8' }, ['10.0.0.0/8']],
  ])('lets %s call inside only where its sandbox or its operator is', (_, given, networks) => {
    expect(readConfig(given).insideNetworks).toEqual(networks)
  })

  it('wants a certificate and its key together', () => {
    expect(faultOf({ TLS_CERT: 'a.pem' })).toBe('TLS_KEY must be set too where TLS_CERT is.')
    expect(faultOf({ TLS_KEY: 'a.pem' })).toBe('TLS_CERT must be set too where TLS_KEY is.')
    expect(readConfig({ TLS_CERT: '/a.pem', TLS_KEY: '/b.pem' }).tls).toEqual({
      certificatePath: '/a.pem',
      keyPath: '/b.pem',
    })
  })

  it('refuses two listeners on one port, and looks only at listeners there are', () => {
    expect(faultOf({ CONSOLE_PORT: '8080' })).toBe('CONSOLE_PORT must differ from PORT; both are 8080.')
    expect(faultOf({ SANDBOX_PORT: '8082' })).toBe('SANDBOX_PORT must differ from GAMES_PORT; both are 8082.')
    expect(faultOf({ SANDBOX_PORT: '8082', HTTPS_PORT: '8080', DEMO: '0' })).toBe('no fault')
  })

  it('wants three origins for the portal, the house’s games and imported ones', () => {
    const [portal, games] = ['https://play.example.com', 'https://games.example.com']
    const urls = { PUBLIC_URL: portal, GAMES_URL: games }
    expect(faultOf({ ...urls, GAMES_URL: portal })).toContain('GAMES_URL must differ from the portal’s origin')
    expect(faultOf({ ...urls, BUNDLES_URL: portal })).toContain('BUNDLES_URL must differ from the portal’s origin')
    expect(faultOf({ ...urls, BUNDLES_URL: games })).toContain('BUNDLES_URL must differ from the games’ origin')
    expect(faultOf(urls)).toBe('no fault')
  })

  it('wants the secrets key where several machines may share one database', () => {
    expect(faultOf({ DEMO: '0', DATABASE_URL })).toMatch(/^SECRETS_KEY must be set where DEMO=0 and DATABASE_URL are/)
    expect(faultOf({ DEMO: '0', DATABASE_URL, SECRETS_KEY: KEY.toString('base64') })).toBe('no fault')
    expect(faultOf({ DATABASE_URL })).toBe('no fault')
    expect(faultOf({ DEMO: '0' })).toBe('no fault')
  })
})
