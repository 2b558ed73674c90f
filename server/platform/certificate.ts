import { createPrivateKey, generateKeyPairSync, X509Certificate } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { isIP } from 'node:net'
import { join } from 'node:path'
import { type Config, ConfigFault } from './config.ts'
import { selfSignedCertificate } from './self-signed-certificate.ts'

const DAY = 86_400_000
/** Browsers take no certificate that is valid for longer than this. */
const VALID_DAYS = 397
const RENEWED_DAYS_BEFORE = 30

/** Both in PEM. */
export interface Certificate {
  cert: string
  key: string
}

/**
 * The certificate of the HTTPS listener: the operator's (TLS_CERT, TLS_KEY), or in the demo one that signs itself and is
 * kept in the data folder. Undefined where HTTPS is not spoken here, as behind a proxy that does it.
 * @throws ConfigFault where the operator's files cannot be read or do not belong together.
 */
export async function loadCertificate(config: Config, now = Date.now()): Promise<Certificate | undefined> {
  if (config.tls) return readOperators(config.tls)
  return config.isDemo ? keepOwn(config, now) : undefined
}

async function readOperators(tls: { certificatePath: string; keyPath: string }): Promise<Certificate> {
  const cert = await readFile(tls.certificatePath, 'utf8').catch((error: Error) => {
    throw new ConfigFault('TLS_CERT', `cannot be read: ${error.message}`)
  })
  const key = await readFile(tls.keyPath, 'utf8').catch((error: Error) => {
    throw new ConfigFault('TLS_KEY', `cannot be read: ${error.message}`)
  })
  if (!parse(cert)) throw new ConfigFault('TLS_CERT', `holds no certificate in PEM: ${tls.certificatePath}`)
  if (!belongs(cert, key)) throw new ConfigFault('TLS_KEY', `is not the key of TLS_CERT: ${tls.keyPath}`)
  return { cert, key }
}

async function keepOwn(config: Config, now: number): Promise<Certificate> {
  const path = join(config.dataDir, 'certificate.pem')
  const names = namesOf(config)
  // One file for both, so that they cannot come apart.
  const kept = await readFile(path, 'utf8').catch(() => undefined)
  const sections = kept?.match(/-----BEGIN ([A-Z ]+)-----[^-]+-----END \1-----\n?/g)
  const [cert, key] = sections ?? []
  if (cert && key && isUsable(cert, names, now) && belongs(cert, key)) return { cert, key }

  const made = make(names, now)
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 })
  await writeFile(path, made.cert + made.key, { mode: 0o600 })
  return made
}

/** The names a browser may have in its address bar. */
function namesOf(config: Config): string[] {
  const outside = config.publicUrl ? [new URL(config.publicUrl).hostname.replace(/^\[|\]$/g, '')] : []
  return [...new Set(['localhost', '127.0.0.1', '::1', config.host, ...outside])]
}

function parse(cert: string): X509Certificate | undefined {
  try {
    return new X509Certificate(cert)
  } catch {
    return undefined
  }
}

function isUsable(cert: string, names: readonly string[], now: number): boolean {
  const parsed = parse(cert)
  if (!parsed || parsed.validToDate.getTime() < now + RENEWED_DAYS_BEFORE * DAY) return false
  return names.every((name) => (isIP(name) ? parsed.checkIP(name) : parsed.checkHost(name)))
}

function belongs(cert: string, key: string): boolean {
  try {
    return parse(cert)?.checkPrivateKey(createPrivateKey(key)) ?? false
  } catch {
    return false
  }
}

/** P-256, which every browser takes. */
function make(names: readonly string[], now: number): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const cert = selfSignedCertificate({
    commonName: 'Croupier demo',
    names,
    // An hour back, for the browser whose clock is slow.
    notBefore: new Date(now - DAY / 24),
    notAfter: new Date(now + VALID_DAYS * DAY),
    publicKey,
    privateKey,
  })
  return { cert, key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string }
}
