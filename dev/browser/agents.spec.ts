import { accessibilityFaults, settled, widthBeyondWindow } from './accessibility.ts'
import { dialogOf, expect, heldToken, resumeSession, sendLogin, test } from './portal-test.ts'
import { goodPassword, newAccount, type Product, sessionElsewhere } from './product.ts'

// The agent centre is for the phone first; once is enough.
test.use({ viewport: { width: 390, height: 844 } })

const PIN = '246810'

/** An agent of this test alone, with money, a payment password and a contract with the company. */
async function openAgent({ ops }: Product): Promise<string> {
  const account = newAccount()
  const lines = ['--username', account, '--password', goodPassword, '--type', '1', '--balance', '1000']
  await ops('member', 'create', ...lines)
  const tiers = '[{"singleBetAmount":"1","lossRate":"0.5","winRate":"0.3"}]'
  const parties = ['--upline', 'company', '--downline', account]
  await ops('contract', 'sign', '--kind', 'realtime', ...parties, '--tiers', tiers)
  return account
}

test('[F-01] [F-02] [F-03] [B-06] an agent opens an account and a code, sends money and proposes a contract; the downline accepts, receives and sends up @desktop', async ({
  browser,
  page,
  product,
  say,
  address,
}) => {
  test.setTimeout(90_000)
  const agent = await openAgent(product)
  const low = newAccount()

  await test.step('the agent comes in at their door and opens an account', async () => {
    await page.goto('/agent')
    await sendLogin(page, say, agent, goodPassword)
    await page.waitForURL(/agentHome/)
    await page.goto('/agentHome?page=registerCenter')
    const main = page.getByRole('main')
    await main.getByText(say('agent.kind.agent'), { exact: true }).click()
    await main.locator('input[name=username]').fill(low)
    await main.getByRole('button', { name: say('agent.open.action') }).click()
    await expect(main.getByText(say('agent.open.done', { account: low }))).toBeVisible()
    expect(await widthBeyondWindow(page)).toBeLessThanOrEqual(0)
  })
  const first = await page.getByRole('main').getByText(say('agent.open.password')).locator('code').textContent()

  await test.step('a code of their own has a QR code', async () => {
    const code = `c-${agent}`
    await page.locator('input[name=code]').fill(code)
    await page.getByRole('button', { name: say('agent.code.add') }).click()
    const item = page.getByRole('listitem').filter({ hasText: code })
    await item.getByRole('button', { name: say('agent.code.qr') }).click()
    await expect(page.getByRole('img', { name: say('agent.code.qr.label', { code }) })).toBeVisible()
  })

  await test.step('money goes down with the payment password', async () => {
    const token = await heldToken(page)
    const body = { password: goodPassword, paymentPassword: PIN }
    const answer = await product.call('PUT /wps/member/paymentPassword', { body, sealed: true, token: token! })
    expect(answer.status).toBe(200)
    await page.goto(`/agentHome?page=downlineManagmentView&member=${low}`)
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: say('agent.send'), exact: true }).click()
    await dialog.locator('input[name=amount]').fill('250')
    await dialog.locator('input[name=paymentPassword]').fill(PIN)
    await dialog.locator('button[type=submit]').click()
    await expect(dialog.getByRole('button', { name: say('agent.propose'), exact: true })).toBeVisible()
    await expect(dialog.getByText('250.00')).toBeVisible()
  })

  await test.step('a contract is shown with what it would have paid, then proposed', async () => {
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: say('agent.propose'), exact: true }).click()
    await dialog.getByLabel(say('agent.contract.kind')).selectOption('realtime')
    await dialog.getByLabel(say('agent.tier.singleBetAmount')).fill('1')
    await dialog.getByLabel(say('agent.tier.winRate')).fill('0.1')
    await dialog.getByLabel(say('agent.tier.lossRate')).fill('0.2')
    await dialog.getByRole('button', { name: say('agent.propose.show') }).click()
    await expect(dialog.getByText(say('agent.propose.preview'))).toBeVisible()
    await dialog.getByRole('button', { name: say('agent.propose.send') }).click()
    await expect(dialog).toBeHidden()
  })

  await test.step('the downline chooses a password, is shown the proposal and accepts it', async () => {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      reducedMotion: 'reduce',
      extraHTTPHeaders: { 'X-Forwarded-For': address },
    })
    await context.addInitScript(() => localStorage.setItem('language', 'en'))
    const other = await context.newPage()
    await other.goto('/agent')
    await sendLogin(other, say, low, first!)
    const change = dialogOf(other, say('identity.change.firstLogin.title'))
    await change.locator('input[name=newPassword]').fill(`${goodPassword}x`)
    await change.locator('input[name=confirmNewPassword]').fill(`${goodPassword}x`)
    await change.locator('button[type=submit]').click()
    await other.waitForURL(/agentHome/)
    const contract = dialogOf(other, say('agent.contract.title'))
    await expect(contract.getByText(say('agent.propose.begins')).getByRole('time')).toBeVisible()
    await contract.getByRole('button', { name: say('agent.contract.accept'), exact: true }).click()
    await expect(contract.getByText(say('agent.contract.none'))).toBeVisible()

    await other.goto('/member?page=transferUpline')
    await other
      .getByRole('main')
      .getByRole('button', { name: say('agent.send.choosePassword') })
      .click()
    const choose = other.getByRole('dialog')
    await choose.locator('input[name=password]').fill(`${goodPassword}x`)
    await choose.locator('input[name=paymentPassword]').fill(PIN)
    await choose.locator('input[name=confirmPaymentPassword]').fill(PIN)
    await choose.locator('button[type=submit]').click()
    // The page that asked for it goes on by itself.
    await expect(other.getByRole('main').locator('input[name=paymentPassword]')).toBeVisible()
    await expect(other.getByText(say('agent.sending.from', { account: agent }))).toBeVisible()
    const sending = other.getByRole('main')
    await sending.locator('input[name=amount]').fill('40')
    await sending.locator('input[name=paymentPassword]').fill(PIN)
    await sending.locator('button[type=submit]').click()
    await expect(other.getByText(say('agent.sending.to', { account: agent }))).toBeVisible()
    expect(await widthBeyondWindow(other)).toBeLessThanOrEqual(0)

    await other.goto('/agentHome?page=agentRealtimeSalary')
    await expect(other.getByText(say('agent.contract.state.active'), { exact: true })).toBeVisible()
    await context.close()
  })

  await test.step('the agent finds the contract in force and the money that came up', async () => {
    await page.goto('/agentHome?page=agentRealtimeSalary')
    await expect(page.getByRole('article').filter({ hasText: low })).toContainText(say('agent.contract.state.active'))
    const sums = await page.request.get('/wps/agent/transferEnabled', {
      headers: { Merchant: 'lumen', Authorization: (await heldToken(page))! },
    })
    expect((await sums.json()).value.available).toBe('790.00')
    await page.goto('/agentHome')
    await page.getByRole('button', { name: say('shell.agent.signOut') }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })
})

test('[F-05] agents read in their centre what the house tells them alone, above what everybody is told @desktop', async ({
  page,
  product,
  say,
}) => {
  const agent = await openAgent(product)
  await page.goto('/agent')
  await sendLogin(page, say, agent, goodPassword)
  await page.waitForURL(/agentHome/)
  await page.goto('/agentHome?page=agentAnnouncement')
  const titles = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(titles.first()).toHaveText('Your team’s numbers, hour by hour')
  expect(await titles.count()).toBeGreaterThan(1)
})

test('[F-03] a downline asks for a contract; the upline sees it at once and offers one, which the downline is shown @desktop', async ({
  browser,
  page,
  product,
  say,
}) => {
  const agent = await openAgent(product)
  const low = newAccount()
  const lines = ['--username', low, '--password', goodPassword, '--type', '2', '--agent', agent]
  await product.ops('member', 'create', ...lines)
  const sessionOf = async (account: string) => ({
    account,
    password: goodPassword,
    token: await sessionElsewhere(product.database, account),
  })
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  await context.addInitScript(() => localStorage.setItem('language', 'en'))
  const above = await context.newPage()
  const socket = above.waitForEvent('websocket')
  await resumeSession(above, await sessionOf(agent))
  await above.goto('/agentHome?page=agentRevenueReport')
  await socket
  await settled(above)

  await resumeSession(page, await sessionOf(low))
  await page.goto('/agentHome?page=agentRevenueReport')
  await page.getByRole('button', { name: say('agent.asks.ask') }).click()
  const asking = dialogOf(page, say('agent.asks.ask.title', { account: agent }))
  await asking.getByLabel(say('agent.contract.kind')).selectOption('realtime')
  await asking.locator('textarea[name=note]').fill('Half of yours')
  await settled(page)
  expect(await accessibilityFaults(page)).toEqual([])
  await asking.getByRole('button', { name: say('agent.asks.send') }).click()
  await expect(page.getByText(say('agent.asks.mine', { account: agent }))).toBeVisible()

  const wish = above.getByRole('listitem').filter({ hasText: low })
  await expect(wish.getByText('Half of yours')).toBeVisible()
  expect(await widthBeyondWindow(above)).toBeLessThanOrEqual(0)
  await wish.getByRole('button', { name: say('agent.asks.offer') }).click()
  const offer = dialogOf(above, say('agent.propose.title', { account: low }))
  await expect(offer.getByLabel(say('agent.contract.kind'))).toHaveValue('realtime')
  await offer.getByLabel(say('agent.tier.singleBetAmount')).fill('1')
  await offer.getByLabel(say('agent.tier.winRate')).fill('0.1')
  await offer.getByLabel(say('agent.tier.lossRate')).fill('0.2')
  await offer.getByRole('button', { name: say('agent.propose.show') }).click()
  await offer.getByRole('button', { name: say('agent.propose.send') }).click()
  await expect(wish).toHaveCount(0)
  await expect(dialogOf(page, say('agent.contract.title'))).toBeVisible()
  await context.close()
})
