import { describe, expect, it } from 'vitest'
import { isCryptoAddress } from './crypto-address.ts'

// The examples of BIP 173, BIP 350 and EIP-55, the first coin’s address, and a well-known contract’s on Tron.
const addresses = [
  ['BTC', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
  ['BTC', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy'],
  ['BTC', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
  ['BTC', 'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4'],
  ['BTC', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0'],
  ['TRC20', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
  ['ERC20', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
  ['ERC20', '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'],
  ['ERC20', '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed'],
] as const

describe('[B-03] an address of a chain', () => {
  it.each(addresses)('%s: %s is one', (network, address) => {
    expect(isCryptoAddress(network, address)).toBe(true)
  })

  it.each(addresses.filter(([, address]) => !/^0x[0-9a-f]+$/.test(address)))(
    '%s: %s is none with one sign changed',
    (network, address) => {
      const at = address.length - 3
      const sign = address[at] ?? ''
      const other =
        network === 'ERC20'
          ? /[a-z]/.test(sign)
            ? sign.toUpperCase()
            : sign === '1'
              ? '2'
              : '1'
          : sign === 'z'
            ? 'y'
            : 'z'
      expect(isCryptoAddress(network, address.slice(0, at) + other + address.slice(at + 1))).toBe(false)
    },
  )

  it.each([
    ['TRC20', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
    ['BTC', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
    ['BTC', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'],
    ['BTC', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd'],
    ['ERC20', '5aaeb6053f3e94c9b9a09f33669435e7ef1beaed'],
    ['ERC20', '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beae'],
    ['TRC20', ''],
    ['DOGE', 'DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L'],
  ])('%s: %s is none', (network, address) => {
    expect(isCryptoAddress(network, address)).toBe(false)
  })
})
