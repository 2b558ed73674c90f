import { type Browser, expect } from '@playwright/test'
import { BACK } from './patience.ts'

/** Millionths of what the wire tells. */
function unitsOf(text: string): bigint {
  const [whole = '', fraction = ''] = text.replace('-', '').split('.')
  const units = BigInt(whole + fraction.padEnd(6, '0'))
  return text.startsWith('-') ? -units : units
}

const sumOf = (amounts: readonly string[]) => amounts.reduce((sum, amount) => sum + unitsOf(amount), 0n)

/** What the provider took and gave, what was played, and what the member has: by each one's own record. */
export async function compareRecords(
  browser: Browser,
  sandbox: string,
  { account, reference, ask }: { account: string; reference: string; ask: (path: string) => Promise<any> },
): Promise<void> {
  const openRounds = async () => (await ask('/wps/report/accountGameBetHistory?status=open')).totals.count
  await expect.poll(openRounds, { timeout: BACK }).toBe(0)

  const changes: { type: string; amount: string }[] = []
  for (let place = ''; ; ) {
    const page = await ask(`/wps/report/transactions?pageSize=100${place}`)
    changes.push(...page.list)
    if (page.next === null) break
    place = `&before=${page.next}`
  }
  const change = (...types: string[]) =>
    sumOf(changes.filter(({ type }) => types.includes(type)).map(({ amount }) => amount))
  const bets = (await ask('/wps/report/accountGameBetHistory')).totals
  const withdrawals: { amount: string; state: string }[] = (await ask('/wps/report/withdrawTransaction')).list
  const balance = unitsOf((await ask('/wps/v2/wallets/balance')).sumBalance)

  const provider = await browser.newPage()
  await provider.goto(`${sandbox}/payments`)
  // The cells of what it has paid, of those lines of a list that name somebody or something.
  const paidLines = async (list: string, names: string) => {
    const section = provider.locator('section').filter({ has: provider.getByRole('heading', { name: list }) })
    const lines = await section.getByRole('row').filter({ hasText: names }).all()
    const cells = await Promise.all(lines.map((line) => line.getByRole('cell').allInnerTexts()))
    return cells.filter((line) => line.includes('paid'))
  }
  const amountsIn = (lines: string[][], column: number) => lines.map((line) => line[column]!.split(' ')[0]!)
  // Reference, customer, asked, state, paid.
  const paidIn = amountsIn(await paidLines('Deposits', account), 4)
  // Reference, amount, account, holder, state.
  const paidOut = amountsIn(await paidLines('Payouts', reference), 1)
  await provider.close()

  expect(withdrawals.map(({ state }) => state)).toEqual(['paid'])
  expect(change('deposit')).toBe(sumOf(paidIn))
  expect(sumOf(withdrawals.map(({ amount }) => amount))).toBe(sumOf(paidOut))
  expect(change('withdrawal')).toBe(-sumOf(paidOut))
  expect(change('bet', 'win', 'refund')).toBe(unitsOf(bets.payout) - unitsOf(bets.betAmount))
  expect(balance).toBe(sumOf(paidIn) - unitsOf(bets.betAmount) + unitsOf(bets.payout) - sumOf(paidOut))
}
