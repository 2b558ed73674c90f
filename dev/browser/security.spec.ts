import type { Page } from '@playwright/test'
import { accessibilityFaults, settled, widthBeyondWindow } from './accessibility.ts'
import { nodeOf } from './games.ts'
import { ports } from './ports.ts'
import { accountButton, dialogOf, expect, heldToken, resumeSession, sendLogin, test, walkedAt } from './portal-test.ts'
import { ageSessions, sessionElsewhere } from './product.ts'
import type { Say } from './words.ts'

const CENTRE = '/member?page=securityCenter'

/** A PNG of four by six orange dots. */
const PICTURE = 'iVBORw0KGgoAAAANSUhEUgAAAAQAAAAGCAYAAADkOT91AAAAEklEQVR4nGM4EaXxHxkz0EIAAOigNtmKfJXIAAAAAElFTkSuQmCC'

const card = (page: Page, title: string) => page.getByRole('main').locator('section', { hasText: title }).last()

/** The centre, with what one of its lines leads to. */
async function openLine(page: Page, say: Say, line: 'limit' | 'play' | 'break') {
  await page.goto(CENTRE)
  const label = say(`security.${line}.label`)
  const row = page.getByRole('listitem').filter({ hasText: label })
  await row
    .getByRole('button', { name: say(line === 'break' ? 'security.break.action' : 'security.limit.action') })
    .click()
  return { row, dialog: dialogOf(page, label) }
}

for (const language of ['en', 'bn'] as const) {
  test.describe(language, walkedAt[language], () => {
    test.use({ language })

    test('[A-20] a session ended from elsewhere says why at once, keeps the page, and log-in leads back to it', async ({
      page,
      product,
      member,
      say,
    }) => {
      await resumeSession(page, member)
      const socket = page.waitForEvent('websocket')
      await page.goto(CENTRE)
      await expect(accountButton(page, say)).toBeVisible()
      await socket

      const token = await sessionElsewhere(product.database, member.account)
      await product.call('DELETE /wps/member/sessions', { token })
      const dialog = dialogOf(page, say('identity.login.title'))
      await expect(dialog).toContainText(say('identity.ended.revoked'))
      await expect(page).toHaveURL(CENTRE)
      expect(await heldToken(page)).toBeNull()

      await sendLogin(page, say, member.account, member.password)
      await expect(dialog).toBeHidden()
      await expect(page).toHaveURL(CENTRE)
      await expect(page.getByText(say('security.sessions.this'), { exact: true })).toBeVisible()
    })
  })
}

test('[A-20] the security centre lists sessions, devices and log-ins, and ends and forgets them @phone', async ({
  page,
  product,
  member,
  say,
}) => {
  await page.goto(CENTRE)
  await expect(dialogOf(page, say('identity.login.title'))).toBeVisible()
  await sendLogin(page, say, member.account, member.password)
  await expect(accountButton(page, say)).toBeVisible()
  await page.goto(CENTRE)

  const sessions = card(page, say('security.sessions.title'))
  await expect(sessions.getByRole('listitem')).toHaveCount(2)
  await expect(sessions.getByText(say('security.sessions.this'))).toBeVisible()
  await sessions.getByRole('button', { name: /^End the session: / }).click()
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
  const refused = await product.call('GET /wps/v2/wallets/balance', { token: member.token })
  expect(refused.body.errorCode).toBe('login.not.session')

  const devices = card(page, say('security.devices.title'))
  await devices.getByRole('button', { name: /^Forget the device: / }).click()
  await expect(devices.getByText(say('security.devices.empty'))).toBeVisible()
  await expect(card(page, say('security.logins.title')).getByText(say('security.logins.outcome.done'))).toHaveCount(2)
})

test('[A-18] [A-20] a chosen picture stands in the header, a file that is none is refused in words, and so one is called as one likes @phone', async ({
  page,
  member,
  say,
}) => {
  await resumeSession(page, member)
  await page.goto(CENTRE)
  const picker = page.locator('input[type=file]')
  await picker.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') })
  await expect(page.getByText(say('refusals.upload.not.image'))).toBeVisible()

  const buffer = Buffer.from(PICTURE, 'base64')
  await picker.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer })
  await expect(accountButton(page, say).locator('img[src^="data:image/webp"]')).toBeVisible()
  await page.getByRole('button', { name: say('security.icon.remove') }).click()
  await expect(accountButton(page, say).locator('img')).toHaveCount(0)

  await page.getByRole('button', { name: say('security.nickname.change') }).click()
  await page.locator('input[name=nickname]').fill('Sundarban')
  await page.getByRole('button', { name: say('kit.save'), exact: true }).click()
  await expect(page.getByRole('listitem').getByText('Sundarban')).toBeVisible()
})

test('[E-06] who registered without a birthday tells it once, and reads what it is for; who is too young is told so @phone', async ({
  page,
  member,
  say,
}) => {
  await resumeSession(page, member)
  await page.goto(CENTRE)
  await expect(page.getByText(say('security.birthday.text', { days: 30 }))).toBeVisible()
  const tell = page.getByRole('button', { name: say('security.birthday.tell') })
  await tell.click()
  const box = page.locator('input[name=birthday]')
  const save = page.getByRole('button', { name: say('kit.save'), exact: true })
  await save.click()
  await expect(box).toHaveAccessibleDescription(new RegExp(say('fault.required')))
  await box.fill(`${new Date().getUTCFullYear() - 10}-05-01`)
  await save.click()
  await expect(box).toHaveAccessibleDescription(new RegExp(say('fields.message.tooYoung', { min: 18 })))
  await settled(page)
  expect(await widthBeyondWindow(page)).toBeLessThanOrEqual(0)
  expect(await accessibilityFaults(page)).toEqual([])
  await box.fill('1990-12-31')
  await save.click()
  await expect(page.getByRole('listitem').getByText('••••-12-31')).toBeVisible()
  await expect(tell).toHaveCount(0)
})

test('[A-20] an account is closed by its password, and not while money is in it @desktop', async ({
  page,
  product,
  member,
  say,
}) => {
  await product.credit(member, '5')
  await resumeSession(page, member)
  await page.goto(CENTRE)
  const open = page.getByRole('button', { name: say('security.close.action'), exact: true })
  await open.click()
  const dialog = dialogOf(page, say('security.close.title'))
  const close = dialog.getByRole('button', { name: say('security.close.submit') })
  await dialog.locator('input[name=password]').fill(member.password)
  await close.click()
  await expect(dialog).toContainText(say('refusals.account.close.money'))

  const empty = await product.newMember()
  await resumeSession(page, empty)
  await page.goto(CENTRE)
  await open.click()
  await dialog.locator('input[name=password]').fill(empty.password)
  await close.click()
  await expect(page).toHaveURL('/')
  await expect(page.getByText(say('security.close.done'))).toBeVisible()
  expect(await heldToken(page)).toBeNull()
})

test('[I-01] limits of deposits are set in the security centre, down at once and up after a day, and refuse a deposit @phone', async ({
  page,
  product,
  member,
  say,
}) => {
  await resumeSession(page, member)
  const { dialog } = await openLine(page, say, 'limit')
  const day = dialog.getByRole('region', { name: say('security.limit.day') })
  await day.getByRole('button', { name: say('security.limit.save') }).click()
  await expect(day.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
  await day.getByRole('textbox').fill('500')
  await day.getByRole('button', { name: say('security.limit.save') }).click()
  await expect(page.getByText(say('security.limit.now'))).toBeVisible()
  await expect(day).toContainText('500.00')
  await expect(day.getByRole('textbox')).toHaveValue('')
  await day.getByRole('button', { name: say('security.limit.remove') }).click()
  await expect(page.getByText(say('security.limit.later', { hours: 24 }))).toBeVisible()
  const [before, after] = say('security.limit.lifted', { time: '|' }).split('|')
  await expect(day.getByText(new RegExp(`${before}.*${after}`))).toBeVisible()
  await expect(day.getByRole('button', { name: say('security.limit.remove') })).toHaveCount(0)
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await widthBeyondWindow(page)).toBe(0)

  const refused = await product.call('POST /wps/transaction/deposit/mt', {
    token: member.token,
    body: { channel: 'city-bank', amount: '501' },
  })
  expect(refused.body).toMatchObject({ errorCode: 'deposit.limit', value: { left: '500.00' } })
})

test('[I-01] limits of losses and stakes are set in the security centre @phone', async ({ page, member, say }) => {
  await resumeSession(page, member)
  const { dialog } = await openLine(page, say, 'play')
  const week = dialog.getByRole('region', { name: say('security.limit.week') })
  await week.getByRole('textbox').fill('0.5')
  await week.getByRole('button', { name: say('security.limit.save') }).click()
  await expect(page.getByText(say('security.limit.now'))).toBeVisible()
  await expect(week).toContainText('0.50')
  await dialog.getByRole('tab', { name: say('security.wager.label') }).click()
  await expect(dialog.getByText(say('security.wager.text'))).toBeVisible()
  await expect(week).toContainText(say('security.limit.free'))
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await widthBeyondWindow(page)).toBe(0)
})

test('[I-01] a break taken in the security centre logs out, still lets in, and stands there with its end @phone', async ({
  page,
  member,
  say,
}) => {
  await resumeSession(page, member)
  const { row, dialog } = await openLine(page, say, 'break')
  await dialog.getByRole('radio', { name: say('security.break.days', { count: 7 }) }).check()
  await dialog.locator('input[name=password]').fill(member.password)
  await dialog.getByRole('button', { name: say('security.break.submit') }).click()
  await expect(page.getByText(say('security.break.done'))).toBeVisible()
  expect(await heldToken(page)).toBeNull()
  // Whoever has just gone is at home, and not asked back in.
  await expect(page).toHaveURL('/')
  await settled(page)
  await expect(page.getByRole('dialog', { name: say('identity.login.title') })).toHaveCount(0)

  await page
    .getByRole('banner')
    .getByRole('button', { name: say('shell.header.login') })
    .click()
  await sendLogin(page, say, member.account, member.password)
  await expect(accountButton(page, say)).toBeVisible()
  await page.goto(CENTRE)
  const [before] = say('security.break.running', { time: '|' }).split('|')
  await expect(row).toContainText(before!)
})

test('[I-01] a limit for the log-in is set in the security centre, tells before it ends the session, and ends it with its own words @phone', async ({
  page,
  product,
  member,
  say,
}) => {
  await resumeSession(page, member)
  await page.goto(CENTRE)
  const row = page.getByRole('listitem').filter({ hasText: say('time.limit.label') })
  await row.getByRole('button', { name: say('time.limit.action') }).click()
  const dialog = dialogOf(page, say('time.limit.label'))
  await dialog.getByRole('radio', { name: say('time.minutes', { count: 30 }) }).check()
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: say('time.limit.save') }).click()
  await expect(page.getByText(say('time.limit.now'))).toBeVisible()
  await expect(row).toContainText(say('time.limit.is', { duration: say('time.minutes', { count: 30 }) }))

  await ageSessions(product.database, member.account, 26)
  await page.reload()
  await expect(page.getByText(say('time.ending', { minutes: 4 }))).toBeVisible()
  await ageSessions(product.database, member.account, 4)
  await page.reload()
  await expect(dialogOf(page, say('identity.login.title'))).toContainText(say('identity.ended.time-limit'))
  expect(await heldToken(page)).toBeNull()
})

for (const language of ['en', 'bn', 'ar'] as const) {
  test.describe(language, walkedAt[language], () => {
    test.use({ language })

    test('[I-01] a reality check that is due stays until it is answered, also over a reload, is answered once for all tabs, and is set in the security centre', async ({
      page,
      context,
      product,
      member,
      say,
    }) => {
      await resumeSession(page, member)
      await ageSessions(product.database, member.account, 75)
      await page.goto('/')
      const dialog = dialogOf(page, say('time.check.title'))
      await expect(dialog).toContainText(
        say('time.check.since', { duration: say('time.elapsed', { hours: 1, minutes: 15 }) }),
      )
      await page.keyboard.press('Escape')
      await page.reload()
      await expect(dialog.getByText(say('time.check.net'), { exact: true })).toBeVisible()
      expect(await accessibilityFaults(page)).toEqual([])
      expect(await widthBeyondWindow(page)).toBeLessThanOrEqual(0)

      const other = await context.newPage()
      await other.goto(CENTRE)
      const same = dialogOf(other, say('time.check.title'))
      await expect(same).toBeVisible()
      await same.getByRole('button', { name: say('time.check.goOn') }).click()
      await expect(same).toBeHidden()
      await page.reload()
      await expect(accountButton(page, say)).toBeVisible()
      await settled(page)
      await expect(dialog).toBeHidden()

      const row = other.getByRole('listitem').filter({ hasText: say('time.check.label') })
      await row.getByRole('button', { name: say('time.check.action') }).click()
      const form = dialogOf(other, say('time.check.label'))
      const often = say('time.check.is', { minutes: 15 })
      await form.getByRole('radio', { name: often }).check()
      await form.getByRole('button', { name: say('kit.save') }).click()
      await expect(row).toContainText(often)
    })
  })
}

test('[I-01] a reality check comes over a running game, and leads on, to the bets, to a break or out @desktop', async ({
  page,
  product,
  member,
  say,
}) => {
  const dialog = dialogOf(page, say('time.check.title'))
  await resumeSession(page, member)
  // Six seconds before it is due: the game is there by then, or coming.
  await ageSessions(product.database, member.account, 59.9)
  await page.goto(`/seamless?nodeId=${await nodeOf(product, 'INHOUSE', 'dice')}`)
  await page.locator('iframe').waitFor()
  await dialog.getByRole('button', { name: say('time.check.goOn') }).click({ timeout: 20_000 })
  await expect(dialog).toBeHidden()
  await expect(page.locator('iframe')).toBeVisible()

  const press = async (button: 'record' | 'break' | 'leave') => {
    await ageSessions(product.database, member.account, 61)
    await page.goto('/')
    await dialog.getByRole('button', { name: say(`time.check.${button}`) }).click()
  }
  await press('record')
  await expect(page).toHaveURL('/member?page=personalHistoryCopy')
  await press('break')
  await expect(dialogOf(page, say('security.break.label'))).toBeVisible()
  await press('leave')
  await expect(page.getByText(say('shell.logout.done'))).toBeVisible()
  expect(await heldToken(page)).toBeNull()
})

test.describe('a passkey', () => {
  // WebAuthn knows names alone, and no bare addresses.
  test.use({ baseURL: `http://localhost:${ports.PORT}` })

  test('[A-20] is made in the security centre, logs in without a name, and is removed @desktop', async ({
    page,
    context,
    member,
    say,
  }) => {
    const devtools = await context.newCDPSession(page)
    await devtools.send('WebAuthn.enable')
    await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })
    await resumeSession(page, member)
    await page.goto(CENTRE)
    const passkeys = card(page, say('security.passkeys.title'))
    await passkeys.getByRole('button', { name: say('security.passkeys.add') }).click()
    const dialog = dialogOf(page, say('security.passkeys.add'))
    await dialog.getByRole('textbox', { name: say('security.passkeys.name.label') }).fill('My phone')
    await dialog.locator('input[name=password]').fill(member.password)
    await dialog.getByRole('button', { name: say('security.passkeys.add') }).click()
    await expect(dialog).toBeHidden()
    await expect(passkeys.getByText('My phone')).toBeVisible()

    await page.evaluate(() => sessionStorage.clear())
    await page.goto('/')
    await page
      .getByRole('banner')
      .getByRole('button', { name: say('shell.header.login') })
      .click()
    await page.getByRole('button', { name: say('identity.login.passkey') }).click()
    await expect(accountButton(page, say)).toBeVisible()

    await page.goto(CENTRE)
    await passkeys.getByRole('button', { name: say('security.passkeys.remove.label', { name: 'My phone' }) }).click()
    await dialogOf(page, say('security.passkeys.remove.title'))
      .getByRole('button', { name: say('security.passkeys.remove'), exact: true })
      .click()
    await expect(passkeys.getByText(say('security.passkeys.none'))).toBeVisible()
  })
})
