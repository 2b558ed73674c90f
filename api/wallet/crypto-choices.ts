/** Chains whose addresses are known by their checksum. */
export const networks = ['BTC', 'TRC20', 'ERC20'] as const
export type Network = (typeof networks)[number]

/** Coins, and on which chains they are paid. */
export const coins = { USDT: ['TRC20', 'ERC20'], BTC: ['BTC'], ETH: ['ERC20'] } as const satisfies Record<
  string,
  readonly Network[]
>
export type Coin = keyof typeof coins
export const coinCodes = Object.keys(coins) as Coin[]

export function isPaidOn(coin: string, network: string): boolean {
  return coin in coins && (coins[coin as Coin] as readonly string[]).includes(network)
}
