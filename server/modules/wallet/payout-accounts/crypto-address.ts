import { keccak_256 } from '@noble/hashes/sha3.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bech32, bech32m, createBase58check, hex } from '@scure/base'

const base58check = createBase58check(sha256)

/** The bytes of a base58check text whose checksum is right. */
function base58(address: string): Uint8Array | undefined {
  try {
    return base58check.decode(address)
  } catch {
    return undefined
  }
}

const PAY_TO_KEY = 0x00
const PAY_TO_SCRIPT = 0x05
const TRON = 0x41
const HASH_BYTES = 20

function startsWith(address: string, versions: readonly number[]): boolean {
  const bytes = base58(address)
  return bytes?.length === HASH_BYTES + 1 && versions.includes(bytes[0] ?? -1)
}

/** A witness program (BIP 173, BIP 350): version 0 is written in bech32, later ones in bech32m. */
function isSegwit(address: string): boolean {
  for (const coder of [bech32, bech32m]) {
    const read = coder.decodeUnsafe(address, 90)
    if (read?.prefix !== 'bc') continue
    const [version, ...words] = read.words
    const program = coder.fromWordsUnsafe(words)
    if (version === undefined || version > 16 || !program) return false
    if ((version === 0) !== (coder === bech32)) return false
    return version === 0 ? program.length === 20 || program.length === 32 : program.length >= 2 && program.length <= 40
  }
  return false
}

/** Twenty bytes in hexadecimal; in mixed case the case is the checksum (EIP-55). */
function isEthereum(address: string): boolean {
  if (!/^0x[0-9a-fA-F]{40}$/.test(address)) return false
  const digits = address.slice(2)
  const lower = digits.toLowerCase()
  if (digits === lower || digits === digits.toUpperCase()) return true
  const hash = hex.encode(keccak_256(new TextEncoder().encode(lower)))
  return [...digits].every((digit, at) => {
    const isRaised = Number.parseInt(hash[at] ?? '0', 16) >= 8
    return /\d/.test(digit) || (digit === digit.toUpperCase()) === isRaised
  })
}

const checks: Readonly<Record<string, (address: string) => boolean>> = {
  BTC: (address) => startsWith(address, [PAY_TO_KEY, PAY_TO_SCRIPT]) || isSegwit(address),
  TRC20: (address) => startsWith(address, [TRON]),
  ERC20: isEthereum,
}

/** Whether this is an address of a chain, its checksum included. A chain that is not known has none. */
export function isCryptoAddress(network: string, address: string): boolean {
  return checks[network]?.(address) ?? false
}
