import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test'
import { openDesk, staffToken } from './console.ts'
import type { CrashProduct } from './crash-product.ts'
import { compareRecords } from './crash-records.ts'
import { BACK, comes, sees, untilDone, visit } from './patience.ts'
import { dialogOf, heldToken, sendLogin } from './portal-test.ts'
import { newAccount, newAddress, goodPassword } from './product.ts'
import {
  chooseDice,
  chooseToRegister,
  clickGame,
  fillDeposit,
  fillRegistration,
  fillWithdrawal,
  findPayout,
  frameOf,
  mangoSpin,
  confirmPayment,
  openWithdrawal,
  paymentToConfirm,
  prepareWithdrawals,
  referenceOf,
  rollDice,
  rollOf,
  rollOverTheWire,
  seeLanternsThrough,
  spinLanterns,
  spinMango,
  type Walker,
  withdrawalLines,
} from './walk.ts'
import { sayIn } from './words.ts'

// Wagered once by a hundred rolls at 66 %, most of them over the wire: enough is left however they go.
const DEPOSIT = '2000'
const STAKE = 20
const ROLLS = 4
const ROLLS_OVER_THE_WIRE = 96

/** One person's whole walk, at each step of which something is killed. */
export class CrashWalk {
  readonly #product: CrashProduct
  readonly #kill: () => Promise<void>
  readonly #walker: Walker
  readonly #account = newAccount()

  constructor(product: CrashProduct, kill: () => Promise<void>, page: Page) {
    this.#product = product
    this.#kill = kill
    this.#walker = { page, say: sayIn('en'), language: 'en' }
  }

  get #page(): Page {
    return this.#walker.page
  }

  /**
   * Presses, and kills about when the request arrives: before it, in the middle of it, or after. Chance decides which,
   * for it must not matter.
   */
  async #pressAndKill(page: Page, request: string, button: Locator): Promise<void> {
    const sent = page.waitForRequest(request)
    await Promise.all([button.click(), sent.then(() => sleep(randomInt(80))).then(this.#kill)])
  }

  async #step(title: string, work: () => Promise<void>): Promise<void> {
    await test.step(title, async () => {
      await work()
      await this.#product.untilWhole()
      expect(await this.#product.ledgerFindings(), title).toEqual([])
    })
  }

  async #ask(path: string): Promise<any> {
    const token = await heldToken(this.#page)
    const headers = { Merchant: 'lumen', Language: 'en', Authorization: String(token), 'X-Forwarded-For': newAddress() }
    const answer = await fetch(this.#product.portal + path, { headers })
    const body = (await answer.json()) as { value: unknown }
    expect(answer.status, JSON.stringify(body)).toBe(200)
    return body.value
  }

  /** How many rounds of a vendor the betting record shows, but for those that were taken back. */
  async #rounds(vendor: string, game: string): Promise<number> {
    const { list } = await this.#ask(`/wps/report/accountGameBetHistory?vassalage=${vendor}&pageSize=100`)
    return list.filter((bet: any) => bet.gameName === game && bet.status !== 'void').length
  }

  async walk(browser: Browser): Promise<void> {
    await this.#step('registration', () => this.#register())
    await this.#step('deposit', () => this.#requestDeposit())
    await this.#step('the provider’s call-back', () => this.#payIn())
    await this.#step('launch', () => this.#launchDice())
    await this.#step('bet', () => this.#playDice())
    await this.#step('spin', () => this.#spinLanterns())
    await this.#step('spin at the vendor outside', () => this.#spinMango())
    await this.#step('withdrawal', () => this.#requestWithdrawal())
    const reference = await referenceOf(withdrawalLines(this.#walker))
    await this.#step('approval', () => this.#approve(browser, reference))
    await this.#step('payout', () => this.#payOut(browser, reference))
    await test.step('what the records come to', () =>
      compareRecords(browser, this.#product.sandbox, {
        account: this.#account,
        reference,
        ask: (path) => this.#ask(path),
      }))
  }

  async #register(): Promise<void> {
    const { say } = this.#walker
    await visit(this.#page, '/')
    await clickGame(this.#walker, 'dice')
    await chooseToRegister(this.#walker)
    const send = await fillRegistration(this.#walker, this.#account)
    await this.#pressAndKill(this.#page, '**/wps/member/register', send)
    await untilDone(
      () => comes(rollOf(this.#walker), this.#page.getByRole('alert')),
      async () => {
        await visit(this.#page, '/')
        await clickGame(this.#walker, 'dice')
        const login = dialogOf(this.#page, say('identity.login.title'))
        // Still logged in, the player is in the game.
        if (!(await sees(login, 5000))) return
        await sendLogin(this.#page, say, this.#account, goodPassword)
        if (!(await sees(login.getByRole('alert'), 5000))) return
        await chooseToRegister(this.#walker)
        await (await fillRegistration(this.#walker, this.#account)).click()
      },
    )
  }

  async #requestDeposit(): Promise<void> {
    const { say } = this.#walker
    const page = this.#page
    const goOn = page.getByRole('link', { name: say('deposit.review.pay', { provider: 'Sandbar Pay' }) })
    const payment = page.getByRole('heading', { name: 'To be paid' })
    await visit(page, '/member?page=depositv2')
    await this.#pressAndKill(page, '**/wps/transaction/deposit/*', await fillDeposit(this.#walker, DEPOSIT))
    await untilDone(
      async () => {
        if (await comes(payment, page.getByRole('alert'))) return true
        await visit(page, '/member?page=depositv2')
        const order = page.getByRole('main').getByRole('row').getByRole('link')
        if (!(await sees(order, 3000))) return false
        await order.first().click()
        // One that the provider was not asked for yet, or did not answer, is asked for again by itself.
        if (!(await sees(goOn, 45_000))) return false
        await goOn.click()
        return sees(payment, 15_000)
      },
      async () => {
        await visit(page, '/member?page=depositv2')
        await (await fillDeposit(this.#walker, DEPOSIT)).click()
      },
    )
  }

  async #payIn(): Promise<void> {
    const page = this.#page
    const pay = page.getByRole('button', { name: `Pay ${DEPOSIT}.00 BDT` })
    await this.#pressAndKill(page, '**/payments/checkout/*', pay)
    const paid = page.getByRole('heading', { name: this.#walker.say('deposit.state.paid.title') })
    await untilDone(
      () => sees(paid, 10_000),
      async () => {
        await visit(page, '/member?page=depositv2')
        await page.getByRole('main').getByRole('row').getByRole('link').first().click()
      },
    )
  }

  async #launchDice(): Promise<void> {
    await visit(this.#page, '/')
    const sent = this.#page.waitForRequest('**/wps/game/launchGame')
    await Promise.all([clickGame(this.#walker, 'dice'), sent.then(() => sleep(randomInt(80))).then(this.#kill)])
    const again = this.#page.getByRole('button', { name: this.#walker.say('lobby.game.again') })
    await untilDone(
      () => comes(rollOf(this.#walker), again),
      () => visit(this.#page, this.#page.url()),
    )
  }

  async #playDice(): Promise<void> {
    await chooseDice(this.#walker, String(STAKE))
    await this.#pressAndKill(this.#page, '**/rgs/wallet/play', rollOf(this.#walker))
    // The game finds out by itself what became of the bet.
    const settled = () => expect(rollOf(this.#walker)).not.toHaveAttribute('aria-disabled', 'true', { timeout: BACK })
    await settled()
    await this.#product.untilWhole()
    await untilDone(
      async () => (await this.#rounds('INHOUSE', 'Dice')) >= ROLLS,
      () => rollDice(this.#walker),
    )
    await rollOverTheWire(this.#walker, STAKE, ROLLS_OVER_THE_WIRE)
  }

  async #spinLanterns(): Promise<void> {
    await visit(this.#page, '/')
    await clickGame(this.#walker, 'lanterns')
    await seeLanternsThrough(this.#walker)
    const press = frameOf(this.#walker, 'lanterns').locator('.slot-spin')
    await this.#pressAndKill(this.#page, '**/rgs/wallet/play', press)
    await seeLanternsThrough(this.#walker)
    await this.#product.untilWhole()
    await untilDone(
      async () => (await this.#rounds('INHOUSE', 'Monsoon Lanterns')) >= 1,
      () => spinLanterns(this.#walker),
    )
  }

  async #spinMango(): Promise<void> {
    await visit(this.#page, '/')
    await clickGame(this.#walker, 'mango')
    const go = await mangoSpin(this.#walker)
    await this.#pressAndKill(this.#page, '**/vendor/round', go)
    await expect(go).toBeEnabled({ timeout: 60_000 })
    await this.#product.untilWhole()
    await untilDone(
      async () => (await this.#rounds('SANDBOX', 'Mango Express')) >= 1,
      () => spinMango(this.#walker),
    )
  }

  async #requestWithdrawal(): Promise<void> {
    await prepareWithdrawals(this.#walker, `017${String(Date.now()).slice(-8)}`)
    const send = await fillWithdrawal(this.#walker)
    await this.#pressAndKill(this.#page, '**/wps/transaction/withdraw', send)
    await untilDone(
      async () => {
        if (await comes(withdrawalLines(this.#walker), this.#page.getByRole('alert'))) return true
        await visit(this.#page, '/member?page=withdraw')
        return sees(withdrawalLines(this.#walker), 3000)
      },
      async () => (await fillWithdrawal(this.#walker)).click(),
    )
  }

  async #approve(browser: Browser, reference: string): Promise<void> {
    const token = await staffToken(this.#walker.page.request, 'mitali', this.#product.console)
    const desk = await openDesk(browser, token)
    const take = desk.getByRole('button', { name: 'Take it' })
    const approve = desk.getByRole('button', { name: 'Approve and send' })
    await openWithdrawal(desk, this.#product.console, this.#account, reference)
    await take.click()
    await approve.click()
    await this.#pressAndKill(desk, '**/approve', paymentToConfirm(desk))
    await this.#product.untilWhole()
    await untilDone(
      async () => {
        const panel = await openWithdrawal(desk, this.#product.console, this.#account, reference)
        await panel.getByText('Approved by').waitFor()
        return !(await approve.isVisible())
      },
      async () => {
        await approve.click()
        await confirmPayment(desk)
      },
    )
    await desk.context().close()
  }

  async #payOut(browser: Browser, reference: string): Promise<void> {
    const provider = await browser.newPage()
    const pay = await findPayout(provider, this.#product.sandbox, reference)
    await this.#pressAndKill(provider, '**/payments/payouts/*', pay)
    await provider.close()
    const paid = withdrawalLines(this.#walker).getByText(this.#walker.say('withdraw.state.paid'), { exact: true })
    await untilDone(
      () => sees(paid, 10_000),
      () => visit(this.#page, '/member?page=withdraw'),
    )
  }
}
