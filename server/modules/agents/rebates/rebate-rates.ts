/** What an agent gave a direct downline, or whoever has none of their own (member 0), from a day on. Hundredths of a per cent. */
export interface GivenRate {
  agentId: bigint
  memberId: bigint
  category: string
  /** Of the merchant's calendar: `2026-11-24`. */
  fromDay: string
  rate: number | null
}

/** Direct downlines without a rate of their own. */
export const ANYBODY = 0n

/** What an agent had given somebody by a day, newest first of what counts: their own, else what anybody gets. Pure. */
export function givenOn(
  rates: readonly GivenRate[],
  { agentId, memberId, category, day }: { agentId: bigint; memberId: bigint; category: string; day: string },
): GivenRate | undefined {
  let newest: GivenRate | undefined
  for (const rate of rates) {
    if (rate.agentId !== agentId || rate.memberId !== memberId || rate.category !== category) continue
    if (rate.fromDay <= day && (!newest || newest.fromDay < rate.fromDay)) newest = rate
  }
  return newest
}

/**
 * The most that a member gets back on a day: the least that anybody above allowed, down the chain; undefined where nobody
 * bounds it. Pure.
 * @param chain the member, then the direct upline on that day, up to the house
 */
export function capOn(
  rates: readonly GivenRate[],
  chain: readonly bigint[],
  category: string,
  day: string,
): number | undefined {
  let cap: number | undefined
  for (let at = 0; at + 1 < chain.length; at += 1) {
    const link = { agentId: chain[at + 1]!, category, day }
    const given =
      givenOn(rates, { ...link, memberId: chain[at]! })?.rate ?? givenOn(rates, { ...link, memberId: ANYBODY })?.rate
    if (given != null && (cap === undefined || given < cap)) cap = given
  }
  return cap
}

/** `1250` is `12.5`. */
export function percentText(hundredths: number): string {
  const fraction = String(hundredths % 100).padStart(2, '0')
  const text = `${Math.floor(hundredths / 100)}.${fraction}`
  return text.replace(/\.?0+$/, '')
}

/** `12.5` is `1250`; what is finer is cut off. */
export function hundredthsOf(percent: string): number {
  const [whole = '0', fraction = ''] = percent.split('.')
  return Number(whole) * 100 + Number(fraction.slice(0, 2).padEnd(2, '0'))
}
