import { type KeyObject, randomBytes, sign } from 'node:crypto'
import { isIP } from 'node:net'

export interface SelfSigned {
  commonName: string
  /** Host names and addresses, as subject alternative names. */
  names: readonly string[]
  notBefore: Date
  notAfter: Date
  /** On P-256. */
  publicKey: KeyObject
  privateKey: KeyObject
}

const OID = {
  commonName: '550403',
  ecdsaWithSha256: '2a8648ce3d040302',
  basicConstraints: '551d13',
  keyUsage: '551d0f',
  extendedKeyUsage: '551d25',
  serverAuthentication: '2b06010505070301',
  subjectAlternativeName: '551d11',
}

/**
 * A certificate for a server that vouches for itself, in PEM (X.509 version 3, RFC 5280). Node can read certificates and
 * not write them, and the libraries that do bring some twenty packages for these few lines.
 */
export function selfSignedCertificate(of: SelfSigned): string {
  const algorithm = sequence(oid(OID.ecdsaWithSha256))
  const name = sequence(set(sequence(oid(OID.commonName), der(0x0c, Buffer.from(of.commonName)))))
  const extensions = sequence(
    extension(OID.basicConstraints, sequence(), 'critical'),
    // The one bit of digitalSignature; seven are unused.
    extension(OID.keyUsage, der(0x03, Buffer.from([7, 0x80])), 'critical'),
    extension(OID.extendedKeyUsage, sequence(oid(OID.serverAuthentication))),
    extension(OID.subjectAlternativeName, sequence(...of.names.map(alternativeName))),
  )
  const body = sequence(
    der(0xa0, integer(Buffer.from([2]))),
    integer(serialNumber()),
    algorithm,
    name,
    sequence(time(of.notBefore), time(of.notAfter)),
    name,
    of.publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, extensions),
  )
  const signature = der(0x03, Buffer.from([0]), sign('sha256', body, of.privateKey))
  const lines =
    sequence(body, algorithm, signature)
      .toString('base64')
      .match(/.{1,64}/g) ?? []
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`
}

/** A tag, the length of what follows, and that. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const { length } = content
  if (length < 0x80) return Buffer.concat([Buffer.from([tag, length]), content])
  const size = length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}

const sequence = (...parts: Buffer[]) => der(0x30, ...parts)
const set = (...parts: Buffer[]) => der(0x31, ...parts)
const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'))
const integer = (bytes: Buffer) => der(0x02, bytes)

function serialNumber(): Buffer {
  const bytes = randomBytes(16)
  // Positive, and without a leading zero.
  bytes[0] = ((bytes[0] ?? 0) & 0x3f) | 0x40
  return bytes
}

/** UTCTime, to the second: right for the years up to 2049. */
function time(date: Date): Buffer {
  const digits = date.toISOString().replace(/[-:T]/g, '').slice(2, 14)
  return der(0x17, Buffer.from(`${digits}Z`))
}

function extension(id: string, value: Buffer, critical?: 'critical'): Buffer {
  const flag = critical ? [der(0x01, Buffer.from([0xff]))] : []
  return sequence(oid(id), ...flag, der(0x04, value))
}

function alternativeName(name: string): Buffer {
  return isIP(name) ? der(0x87, addressBytes(name)) : der(0x82, Buffer.from(name, 'ascii'))
}

function addressBytes(address: string): Buffer {
  if (isIP(address) === 4) return Buffer.from(address.split('.').map(Number))
  // A URL writes an IPv6 address in full or with one gap, and never with dotted decimals.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const groups = (text: string) => (text === '' ? [] : text.split(':'))
  const before = groups(head)
  const after = groups(tail ?? '')
  const all = [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after]
  return Buffer.from(all.map((group) => group.padStart(4, '0')).join(''), 'hex')
}
