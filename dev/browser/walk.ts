import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { gameIn, tileOf } from './games.ts'
import { dialogOf } from './portal-test.ts'
import { goodPassword } from './product.ts'
import type { Say } from './words.ts'

/** Somebody who walks through the portal: their tab, and its words in their language. */
export interface Walker {
  page: Page
  say: Say
  language: 'en' | 'bn'
}

const names = {
  dice: { en: 'Dice', bn: 'পাশা' },
  lanterns: { en: 'Monsoon Lanterns', bn: 'বর্ষার লণ্ঠন' },
  /** At the sandbox's vendor. */
  mango: { en: 'Mango Express', bn: 'ম্যাঙ্গো এক্সপ্রেস' },
} as const
export type Game = keyof typeof names

/** The payment password. */
const PIN = '135790'

/** Hundredths of the first amount in a text, whatever stands around it: `−৳1,234.50` is -123450n. */
export function hundredthsIn(text: string): bigint {
  const found = /([−-]?)[^\d−-]*([\d,]+)\.(\d{2})/.exec(text)
  if (!found) throw new Error(`There is no amount in “${text}”.`)
  const [, sign, whole = '', fraction = ''] = found
  const value = BigInt(whole.replaceAll(',', '') + fraction)
  return sign ? -value : value
}

/** What the header, or the bar above a game, says one can play with. */
export async function balanceShown({ page, say }: Walker): Promise<bigint> {
  const place = page.getByRole('banner').filter({ has: page.getByText(say('shell.header.balance'), { exact: true }) })
  return hundredthsIn(await place.innerText())
}

export async function clickGame({ page, language }: Walker, game: Game): Promise<void> {
  await tileOf(page, names[game][language]).first().click()
}

/** A guest is asked to log in; they have no account yet and go from there to the registration. */
export async function chooseToRegister({ page, say }: Walker): Promise<void> {
  const login = dialogOf(page, say('identity.login.title'))
  await expect(login).toContainText(say('identity.login.continueAfter'))
  await login.getByRole('paragraph').getByRole('button').click()
}

export async function fillRegistration({ page, say }: Walker, account: string): Promise<Locator> {
  const dialog = dialogOf(page, say('identity.register.title'))
  await dialog.getByRole('textbox', { name: say('fields.label.username'), exact: true }).fill(account)
  await dialog.locator('input[name=password]').fill(goodPassword)
  for (const box of await dialog.getByRole('checkbox').all()) await box.check()
  return dialog.getByRole('button', { name: say('identity.register.action') })
}

/** The game in its frame, as far as one can play it. */
export function frameOf({ page, say, language }: Walker, game: Game): FrameLocator {
  return gameIn(page, say, names[game][language])
}

/** From the form up to the last press before the provider's page. */
export async function fillDeposit({ page, say }: Walker, amount: string): Promise<Locator> {
  await page.getByLabel(say('deposit.amount.label'), { exact: true }).fill(amount)
  await page.getByRole('button', { name: say('deposit.review.action') }).click()
  return page.getByRole('button', { name: say('deposit.review.pay', { provider: 'Sandbar Pay' }) })
}

export const rollOf = (walker: Walker) =>
  frameOf(walker, 'dice').getByRole('button', { name: walker.say('play-dice.roll'), exact: true })

/** Sets stake and chance. At 66 % a win pays 1.5 times the stake: the highest chance that counts as wagered. */
export async function chooseDice(walker: Walker, stake: string): Promise<void> {
  const game = frameOf(walker, 'dice')
  for (const [label, value] of [
    ['play-shell.stake', stake],
    ['play-dice.chance', '66'],
  ] as const) {
    const box = game.getByLabel(walker.say(label), { exact: true })
    await box.fill(value)
    await box.press('Enter')
  }
}

/** Rolls once and waits until the next roll may begin: whatever was won is paid by then. */
export async function rollDice(walker: Walker): Promise<void> {
  const played = walker.page.waitForResponse('**/rgs/wallet/play')
  await rollOf(walker).click()
  await played
  await expect(rollOf(walker)).not.toHaveAttribute('aria-disabled', 'true')
}

/** Rolls on over the game's own wire, by the session of the game on the page: as often as wagering a deposit takes. */
export async function rollOverTheWire(walker: Walker, stake: number, rolls: number): Promise<void> {
  const { page, say, language } = walker
  const address = await page
    .locator(`iframe[title="${say('lobby.frame.label', { game: names.dice[language] })}"]`)
    .getAttribute('src')
  const { origin, searchParams } = new URL(address ?? '', page.url())
  const sessionID = searchParams.get('sessionID')
  const bet = { mode: 'BASE', amount: stake * 1_000_000, choice: { target: '66.00', over: false } }
  for (let roll = 0; roll < rolls; roll += 1) {
    const played = await page.request.post(`${origin}/rgs/wallet/play`, { data: { sessionID, ...bet } })
    expect(played.ok(), await played.text()).toBe(true)
    const { round } = (await played.json()) as { round: { active: boolean } }
    if (round.active) await page.request.post(`${origin}/rgs/wallet/end-round`, { data: { sessionID } })
  }
}

export const spinOf = (walker: Walker) =>
  frameOf(walker, 'lanterns').getByRole('button', { name: walker.say('play-monsoon-lanterns.spin'), exact: true })

/** Goes on from whatever the reels show, wins and free spins, until they may be spun again. */
export async function seeLanternsThrough(walker: Walker): Promise<void> {
  const { say } = walker
  const goesOn = [say('play-monsoon-lanterns.stop'), say('play-monsoon-lanterns.goOn')]
  const press = frameOf(walker, 'lanterns').locator('.slot-spin')
  await expect
    .poll(
      async () => {
        const name = (await press.getAttribute('aria-label')) ?? ''
        if (goesOn.includes(name)) await press.click({ timeout: 1000 }).catch(() => {})
        return (await spinOf(walker).isVisible()) && (await press.getAttribute('aria-disabled')) !== 'true'
      },
      { timeout: 60_000, intervals: [250] },
    )
    .toBe(true)
}

export async function spinLanterns(walker: Walker): Promise<void> {
  const { page } = walker
  const played = page.waitForResponse('**/rgs/wallet/play')
  await spinOf(walker).click()
  const { round } = (await (await played).json()) as { round: { active: boolean } }
  const ended = round.active ? page.waitForResponse('**/rgs/wallet/end-round', { timeout: 60_000 }) : undefined
  await seeLanternsThrough(walker)
  await ended
}

/** The button that spins at the sandbox's vendor, once its page has learnt what is played. */
export async function mangoSpin(walker: Walker): Promise<Locator> {
  const game = frameOf(walker, 'mango')
  await game.locator('#game[aria-busy=false]').waitFor()
  return game.locator('#go')
}

/** Spins once at the sandbox's vendor and waits until its page says what came of it. */
export async function spinMango(walker: Walker): Promise<void> {
  const spin = await mangoSpin(walker)
  await spin.click()
  await expect(frameOf(walker, 'mango').locator('#say')).not.toBeEmpty()
  await expect(spin).toBeEnabled()
}

export interface BettingRecord {
  rounds: number
  staked: bigint
  paidOut: bigint
}

/** Reads what the betting record says all rounds of today and the days before come to. */
export async function readBettingRecord({ page, say }: Walker): Promise<BettingRecord> {
  await page.goto('/member?page=personalHistoryCopy')
  const figures = page.getByLabel(say('records.totals.label')).getByRole('definition')
  await expect(figures.nth(1)).toContainText('.')
  const [rounds = '', staked = '', paidOut = ''] = await figures.allInnerTexts()
  return { rounds: Number(rounds), staked: hundredthsIn(staked), paidOut: hundredthsIn(paidOut) }
}

/** The balance after the newest change, as the account record tells it. */
export async function readAccountRecord({ page, say }: Walker): Promise<bigint> {
  await page.goto('/member?page=transactionHistory')
  const newest = page
    .getByRole('table', { name: say('records.changes.caption') })
    .locator('tr[data-row]')
    .first()
  return hundredthsIn(await newest.getByRole('cell').last().innerText())
}

/** Chooses the withdrawal password and names an account to be paid to. */
export async function prepareWithdrawals({ page, say }: Walker, accountNumber: string): Promise<void> {
  await page.goto('/member?page=withdraw')
  await page
    .getByRole('main')
    .getByRole('button', { name: say('withdraw.password.set') })
    .click()
  const password = dialogOf(page, say('withdraw.password.set.title'))
  await password.locator('input[name=password]').fill(goodPassword)
  await password.locator('input[name=paymentPassword]').fill(PIN)
  await password.locator('input[name=confirmPaymentPassword]').fill(PIN)
  await password.getByRole('button', { name: say('withdraw.password.set') }).click()
  await expect(password).toBeHidden()

  await page
    .getByRole('main')
    .getByRole('button', { name: say('withdraw.account.bind') })
    .click()
  const account = dialogOf(page, say('withdraw.account.add'))
  await account.getByLabel(say('withdraw.account.kind')).selectOption('BKASH')
  await account.getByLabel(say('withdraw.account.holder')).fill('Rahim Uddin')
  await account.getByLabel(say('withdraw.account.number')).fill(accountNumber)
  await account.locator('input[name=paymentPassword]').fill(PIN)
  await account.getByRole('button', { name: say('withdraw.account.bind') }).click()
  await expect(account).toBeHidden()
}

/** Asks for everything that may leave, up to the last press. The page offers it once the bets are counted. */
export async function fillWithdrawal({ page, say }: Walker): Promise<Locator> {
  const all = page.getByRole('button', { name: say('withdraw.form.all') })
  await expect(async () => {
    await page.goto('/member?page=withdraw')
    await expect(all).toBeVisible({ timeout: 8000 })
  }).toPass({ timeout: 60_000 })
  await all.click()
  await page.getByRole('button', { name: say('withdraw.form.review') }).click()
  const review = dialogOf(page, say('withdraw.review.title'))
  await review.locator('input[name=paymentPassword]').fill(PIN)
  return review.locator('button[type=submit]')
}

/** The lines of the withdrawals one has asked for. */
export function withdrawalLines({ page, say }: Walker): Locator {
  const history = page
    .getByRole('main')
    .locator('section')
    .filter({ hasText: say('withdraw.history.title') })
  return history.getByRole('listitem')
}

export async function referenceOf(line: Locator): Promise<string> {
  const reference = /W[0-9A-Z]{15}/.exec(await line.innerText())?.[0]
  if (reference === undefined) throw new Error('The line names no withdrawal.')
  return reference
}

/** An operator finds a member's withdrawal in the console and opens it. */
export async function openWithdrawal(desk: Page, origin: string, account: string, reference: string): Promise<Locator> {
  await desk.goto(`${origin}/withdrawals?view=all&account=${account}`)
  await desk.getByRole('button', { name: reference }).click()
  return dialogOf(desk, reference)
}

/** The second look before money leaves: its button. */
export const paymentToConfirm = (desk: Page): Locator =>
  dialogOf(desk, 'Send this money?').getByRole('button', { name: 'Approve and send' })

export async function confirmPayment(desk: Page): Promise<void> {
  const confirm = paymentToConfirm(desk)
  await confirm.click()
  await expect(confirm).toBeHidden()
}

/** On the provider's own page: where a payout waits for somebody to let it through. */
export async function findPayout(provider: Page, sandbox: string, reference: string): Promise<Locator> {
  const row = provider.getByRole('row').filter({ hasText: reference }).first()
  await expect(async () => {
    await provider.goto(`${sandbox}/payments`)
    await expect(row).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 150_000 })
  return row.getByRole('button', { name: 'Pay', exact: true })
}
