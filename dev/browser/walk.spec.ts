import { CONSOLE, openDesk, staffToken } from './console.ts'
import { ports } from './ports.ts'
import { expect, test, walkedAt } from './portal-test.ts'
import { newAccount } from './product.ts'
import {
  balanceShown,
  chooseDice,
  chooseToRegister,
  clickGame,
  fillDeposit,
  fillRegistration,
  fillWithdrawal,
  findPayout,
  confirmPayment,
  openWithdrawal,
  prepareWithdrawals,
  readAccountRecord,
  readBettingRecord,
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

const SANDBOX = `http://127.0.0.1:${ports.SANDBOX_PORT}`

// Wagered once, a deposit may leave; no withdrawal is below 500. A hundred rolls of 10 at 66 % leave less than that of 1,000
// in fewer than one of a thousand million walks.
const DEPOSIT = '1000'
const STAKE = 10
const ROLLS = 6
const ROLLS_OVER_THE_WIRE = 94

for (const language of ['en', 'bn'] as const) {
  test.describe(`in ${language}`, walkedAt[language], () => {
    test.use({ language })

    test('[A-01] [B-02] [B-03] [B-07] [B-08] [D-02] [D-04] [D-05] [D-11] the first walk: register, deposit, play, see the records, withdraw, be paid', async ({
      page,
      browser,
      product,
      request,
      say,
    }) => {
      test.setTimeout(180_000)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const walker: Walker = { page, say, language }
      const account = newAccount()

      await test.step('a guest clicks a game, registers on the way, and lands in it', async () => {
        await page.goto('/')
        await clickGame(walker, 'dice')
        await chooseToRegister(walker)
        await (await fillRegistration(walker, account)).click()
        await expect(page).toHaveURL(/\/seamless\?nodeId=\d+$/)
        await expect(rollOf(walker)).toBeVisible()
      })

      await test.step('pays in on the provider’s page', async () => {
        await page.getByRole('link', { name: say('lobby.bar.leave') }).click()
        await page
          .getByRole('link', { name: say('shell.header.deposit'), exact: true })
          .filter({ visible: true })
          .first()
          .click()
        await (await fillDeposit(walker, DEPOSIT)).click()
        await page.waitForURL(`${SANDBOX}/payments/checkout/*`)
        await page.getByRole('button', { name: 'Pay 1000.00 BDT' }).click()
        await expect(page.getByRole('heading', { name: say('deposit.state.paid.title') })).toBeVisible()
        await expect.poll(() => balanceShown(walker)).toBe(100_000n)
      })

      await test.step('plays dice', async () => {
        await page.getByRole('link', { name: say('deposit.status.play') }).click()
        await clickGame(walker, 'dice')
        await chooseDice(walker, String(STAKE))
        for (let roll = 0; roll < ROLLS; roll += 1) await rollDice(walker)
        await rollOverTheWire(walker, STAKE, ROLLS_OVER_THE_WIRE)
      })

      await test.step('spins Monsoon Lanterns', async () => {
        await page.getByRole('link', { name: say('lobby.bar.leave') }).click()
        await clickGame(walker, 'lanterns')
        await seeLanternsThrough(walker)
        await spinLanterns(walker)
      })

      await test.step('spins a game of the vendor outside', async () => {
        await page.getByRole('link', { name: say('lobby.bar.leave') }).click()
        await clickGame(walker, 'mango')
        await spinMango(walker)
      })

      const left = await test.step('finds the records agree with the balance', async () => {
        const bets = await readBettingRecord(walker)
        expect(bets.rounds).toBe(ROLLS + ROLLS_OVER_THE_WIRE + 2)
        const balance = 100_000n - bets.staked + bets.paidOut
        expect(await balanceShown(walker)).toBe(balance)
        expect(await readAccountRecord(walker)).toBe(balance)
        return balance
      })

      const reference = await test.step('asks for all that is left', async () => {
        await prepareWithdrawals(walker, `017${String(Date.now()).slice(-8)}`)
        await (await fillWithdrawal(walker)).click()
        const line = withdrawalLines(walker)
        await expect(line).toContainText(say('withdraw.state.requested'))
        await expect.poll(() => balanceShown(walker)).toBe(0n)
        return referenceOf(line)
      })

      await test.step('an operator takes and approves it', async () => {
        const desk = await openDesk(browser, await staffToken(request, 'mitali'))
        const panel = await openWithdrawal(desk, CONSOLE, account, reference)
        await panel.getByRole('button', { name: 'Take it' }).click()
        await panel.getByRole('button', { name: 'Approve and send' }).click()
        await confirmPayment(desk)
        await expect(panel.getByRole('button', { name: 'Approve and send' })).toBeHidden()
        await desk.context().close()
      })

      await test.step('the provider pays, and the page that was open all the time says so', async () => {
        const provider = await browser.newPage()
        const pay = await findPayout(provider, SANDBOX, reference)
        // Left alone, it is paid after two seconds.
        if (await pay.isVisible()) await pay.click()
        await provider.close()
        const line = withdrawalLines(walker)
        await expect(line).toContainText(say('withdraw.state.paid'), { timeout: 20_000 })
        await expect.poll(async () => (await line.innerText()).replaceAll(',', '')).toContain(written(left))
        expect(await balanceShown(walker)).toBe(0n)
      })

      expect(await product.ledgerFindings()).toEqual([])
    })
  })
}

const written = (hundredths: bigint) => `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`
