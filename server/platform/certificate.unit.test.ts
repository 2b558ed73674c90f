import { X509Certificate } from 'node:crypto'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { request } from 'node:https'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadCertificate } from './certificate.ts'
import { ConfigFault, readConfig } from './config.ts'
import { loadSecretsKeys } from './secrets-key.ts'

const DAY = 86_400_000
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'croupier-certificate-'))
})
afterEach(() => rm(folder, { recursive: true }))

const configOf = (more: Record<string, string> = {}) => readConfig({ DATA_DIR: folder, ...more })

describe('the certificate of the demo', () => {
  it('is made once and kept where only its owner reads it', async () => {
    const made = await loadCertificate(configOf())

    expect(await loadCertificate(configOf())).toEqual(made)
    expect((await stat(join(folder, 'certificate.pem'))).mode & 0o777).toBe(0o600)
  })

  it('serves HTTPS to a client that trusts it, under each of its names', async () => {
    const certificate = await loadCertificate(configOf({ HOST: '10.1.2.3', PUBLIC_URL: 'https://play.example.com' }))
    const server = createServer(certificate!, (_, response) => response.end('hello'))
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const { port } = server.address() as AddressInfo

    for (const name of ['localhost', '127.0.0.1', '10.1.2.3', 'play.example.com']) {
      const options = { host: '127.0.0.1', port, ca: certificate!.cert, servername: '', headers: { host: name } }
      const answer = await new Promise<number | undefined>((settle, refuse) => {
        const checked = { ...options, checkServerIdentity: checkFor(name) }
        request(checked, (response) => settle(response.resume().statusCode))
          .on('error', refuse)
          .end()
      })
      expect(answer).toBe(200)
    }
    await new Promise((done) => server.close(done))
  })

  it('is renewed when it is about to expire, and when the host gets another name', async () => {
    const now = Date.now()
    const made = await loadCertificate(configOf(), now)

    expect(await loadCertificate(configOf(), now + 300 * DAY)).toEqual(made)
    const renewed = await loadCertificate(configOf(), now + 380 * DAY)
    expect(renewed).not.toEqual(made)
    expect(await loadCertificate(configOf({ HOST: '10.9.9.9' }), now + 380 * DAY)).not.toEqual(renewed)
  })

  it('is not made outside the demo', async () => {
    expect(await loadCertificate(configOf({ DEMO: '0' }))).toBeUndefined()
  })
})

describe("the operator's certificate", () => {
  it('is read from its files', async () => {
    const made = await loadCertificate(configOf())
    const files = { TLS_CERT: join(folder, 'a.crt'), TLS_KEY: join(folder, 'a.key') }
    await writeFile(files.TLS_CERT, made!.cert)
    await writeFile(files.TLS_KEY, made!.key)

    expect(await loadCertificate(configOf({ ...files, DEMO: '0' }))).toEqual(made)
  })

  it('is refused where a file is missing, is none, or belongs to another', async () => {
    const first = await loadCertificate(configOf())
    const second = await loadCertificate(configOf({ HOST: '10.9.9.9' }))
    const files = { TLS_CERT: join(folder, 'a.crt'), TLS_KEY: join(folder, 'a.key') }
    const attempt = () => loadCertificate(configOf(files)).catch((error: ConfigFault) => error.message)

    expect(await attempt()).toMatch(/^TLS_CERT cannot be read/)
    await writeFile(files.TLS_CERT, 'hello')
    expect(await attempt()).toMatch(/^TLS_KEY cannot be read/)
    await writeFile(files.TLS_KEY, first!.key)
    expect(await attempt()).toMatch(/^TLS_CERT holds no certificate/)
    await writeFile(files.TLS_CERT, second!.cert)
    expect(await attempt()).toMatch(/^TLS_KEY is not the key/)
  })
})

describe('the secrets key', () => {
  it('is made once, by whichever process comes first, and kept where only its owner reads it', async () => {
    const keys = await Promise.all(Array.from({ length: 8 }, () => loadSecretsKeys(configOf())))

    expect(new Set(keys.map(([key]) => key?.toString('hex'))).size).toBe(1)
    expect(keys[0]?.[0]).toHaveLength(32)
    expect((await stat(join(folder, 'secrets-key'))).mode & 0o777).toBe(0o600)
  })

  it('is the one of SECRETS_KEY where that is set', async () => {
    const key = Buffer.alloc(32, 9)
    expect(await loadSecretsKeys(configOf({ SECRETS_KEY: key.toString('hex') }))).toEqual([key])
  })

  it('is never replaced when its file is damaged', async () => {
    await writeFile(join(folder, 'secrets-key'), 'oops')
    await expect(loadSecretsKeys(configOf())).rejects.toThrow(/^SECRETS_KEY is kept in .* damaged/)
  })
})

/** What a browser checks: whether the certificate names the host it asked for. */
function checkFor(name: string) {
  return (_host: string, peer: { raw: Buffer }): Error | undefined => {
    const certificate = new X509Certificate(peer.raw)
    const named = /^[\d.]+$/.test(name) ? certificate.checkIP(name) : certificate.checkHost(name)
    return named ? undefined : new Error(`the certificate does not name ${name}`)
  }
}
