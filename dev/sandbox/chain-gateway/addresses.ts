import { createHash, randomBytes } from 'node:crypto'
import { bech32, createBase58check } from '@scure/base'

const base58check = createBase58check((bytes: Uint8Array) => createHash('sha256').update(bytes).digest())

/** An address of a chain that nobody has the key of. */
export const newAddress: Readonly<Record<string, () => string>> = {
  TRC20: () => base58check.encode(Uint8Array.from([0x41, ...randomBytes(20)])),
  ERC20: () => `0x${randomBytes(20).toString('hex')}`,
  BTC: () => bech32.encode('bc', [0, ...bech32.toWords(randomBytes(20))]),
}

/** What one of a coin costs here; a made-up market that stands still. */
const dollars: Readonly<Record<string, number>> = { USDT: 1, BTC: 97_500, ETH: 3_250 }
const perDollar: Readonly<Record<string, number>> = {
  USD: 1,
  BDT: 121.5,
  INR: 84.25,
  EUR: 0.925,
  USDT: 1,
  VND: 26_350,
  THB: 32.5,
  BTC: 1 / 97_500,
}

/** As a plain decimal; undefined for what is not traded here. */
export function rateOf(asset: string, currency: string): string | undefined {
  const [one, other] = [dollars[asset], perDollar[currency]]
  if (one === undefined || other === undefined) return undefined
  return asset === currency ? '1' : (one * other).toFixed(8).replace(/\.?0+$/, '')
}

/** How many blocks a chain's payments must be confirmed by here: fewer than in earnest, so that nobody waits long. */
export const blocksNeeded: Readonly<Record<string, number>> = { TRC20: 4, ERC20: 4, BTC: 2 }
