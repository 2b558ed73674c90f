import { expect } from '@playwright/test'
import { accessibilityFaults, bothWidths, fives, settled, widthBeyondWindow } from './accessibility.ts'
import { authenticatorCode } from './authenticator.ts'
import { CONSOLE, staffCall, staffToken, test } from './console.ts'

const screens = [
  { name: 'the overview', path: '/overview' },
  { name: 'the reports', path: '/reports' },
  { name: 'who came back', path: '/reports/retention' },
  { name: 'the deposits', path: '/deposits' },
  { name: 'the withdrawals', path: '/withdrawals?view=all' },
  { name: 'the transfers with vendors', path: '/transfers?view=all' },
  { name: 'the rounds', path: '/rounds' },
  { name: 'the games', path: '/games' },
  { name: 'the vendors', path: '/vendors' },
  { name: 'the members', path: '/members' },
  { name: 'a member', path: '/members/tahmina' },
  { name: 'the announcements', path: '/announcements' },
  { name: 'the approvals', path: '/proposals' },
  { name: 'the audit log', path: '/audit' },
  { name: 'the staff', path: '/operators' },
  { name: 'the functions', path: '/settings/functions' },
  { name: 'the social log-ins', path: '/settings/social' },
  { name: 'the messages', path: '/settings/messages' },
  { name: 'the system status', path: '/settings/status' },
  { name: 'all settings', path: '/settings/all' },
  { name: 'the changes of settings', path: '/settings/changes' },
  { name: 'one’s own account', path: '/account' },
  { name: 'the identity documents', path: '/verifications' },
] as const

test('[H-01] a new operator chooses a password, sets up an authenticator and logs in by it', async ({
  page,
  request,
}) => {
  const account = `new-${Date.now().toString(36)}`
  const admin = await staffToken(request, 'anika')
  await staffCall(request, admin, '/staff/operators', { account, role: 'support', password: 'given-for-the-first-day' })
  await page.addInitScript(() => localStorage.setItem('language', 'en'))

  await page.goto(`${CONSOLE}/account`)
  await page.getByLabel('Staff name').fill(account)
  await page.getByLabel('Password', { exact: true }).fill('given-for-the-first-day')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Choose your own password' })).toBeVisible()
  await page.getByLabel('New password').fill('a-lantern-of-my-own')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible()

  await page.getByRole('button', { name: 'Set up your authenticator' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Present password').fill('a-lantern-of-my-own')
  await dialog.getByRole('button', { name: 'Set up your authenticator' }).click()
  await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible()
  const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '')
  await dialog.getByLabel('The 6 digits it shows').fill(authenticatorCode(secret))
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog.getByRole('heading', { name: 'Recovery codes' })).toBeVisible()
  await dialog.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page.getByText('10 recovery codes left')).toBeVisible()

  await page.getByRole('button', { name: /^Your account/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  await page.getByLabel('Staff name').fill(account)
  await page.getByLabel('Password', { exact: true }).fill('a-lantern-of-my-own')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.getByLabel('Code').fill(authenticatorCode(secret, 1))
  await page.getByRole('button', { name: 'Confirm' }).click()

  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible()
})

test('[H-01] a wrong password says so and keeps the name that was typed', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await page.goto(CONSOLE)

  await page.getByLabel('Staff name').fill('nobody-of-ours')
  await page.getByLabel('Password', { exact: true }).fill('something-wrong')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()

  await expect(page.getByRole('alert')).toContainText('The name, password or code is not right.')
  await expect(page.getByLabel('Staff name')).toHaveValue('nobody-of-ours')
})

test('[H-02] a member is found by account and leads to the lines of their balance', async ({ openAs }) => {
  const page = await openAs('tanvir', '/members')

  await page.getByRole('textbox', { name: 'Account begins with' }).fill('tahm')
  await expect(page).toHaveURL(/search=tahm/)
  await expect(page.getByRole('row').filter({ hasText: 'arpita' })).toHaveCount(0)
  await page.getByRole('link', { name: 'tahmina' }).click()
  await expect(page.getByRole('heading', { name: 'tahmina', level: 1 })).toBeVisible()
  const lines = page.getByRole('table', { name: 'Statement: Main' }).locator('[data-row]')
  await expect(lines.first()).toContainText(/Adjustment by staff|Bet|Win|Deposit|Held for a withdrawal/)
  const balance = await page.getByRole('link', { name: /^Main/ }).locator('bdi').innerText()

  await expect(lines.first()).toContainText(balance)
})

test('[H-02] who types into a search and leaves at once is not led back to the list @desktop', async ({ openAs }) => {
  const page = await openAs('anika', '/members')
  await expect(page.getByRole('table').locator('[data-row]').first()).toBeVisible()
  // The next page's files come slowly, and this one stands until they are there.
  await page.route('**/*.js', async (route) => {
    await new Promise((done) => setTimeout(done, 1_500))
    await route.continue()
  })
  // At the same moment, however slow the machine is: the search waits for a breath after what is typed.
  await page.evaluate(() => {
    const search = document.querySelector<HTMLInputElement>('[data-search]')!
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(search, 'arpi')
    search.dispatchEvent(new Event('input', { bubbles: true }))
    document.querySelector<HTMLAnchorElement>('nav a[href$="/audit"]')!.click()
  })
  await expect(page.getByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible()
  await page.waitForTimeout(500)
  expect(new URL(page.url()).pathname).toBe('/audit')
})

test('[H-02] support reads what a member has limited, and what is left of it', async ({ openAs }) => {
  const page = await openAs('tanvir', '/members/arpita')
  const limits = page.locator('#limits')
  const ofLosses = limits.getByRole('row').filter({ hasText: 'Losses' })
  await expect(ofLosses).toContainText('A week')
  await expect(ofLosses).toContainText('1,500.00')
  await expect(limits.getByRole('row').filter({ hasText: 'Deposits' })).toHaveCount(2)
  await expect(limits).toContainText('4 hours')
})

test('[A-04] what a member wrote at registration is shown whole, once it is asked for', async ({ openAs }) => {
  const page = await openAs('tanvir', '/members/arpita')
  await page.getByRole('button', { name: 'Registration', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('অর্পিতা সাহা')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Show it' }).click()
  await expect(dialog.getByRole('definition').filter({ hasText: 'অর্পিতা সাহা' })).toBeVisible()
})

test('[H-09] reports show what the house earned as figures, chart and rows, and are saved as CSV', async ({
  openAs,
}) => {
  const page = await openAs('mitali', '/reports')
  const rows = page.getByRole('table', { name: 'Revenue' }).locator('[data-row]')
  await expect(rows).toHaveCount(31)
  await expect(page.getByRole('figure', { name: 'GGR and NGR by day' })).toBeVisible()
  const total = page.getByRole('definition').filter({ hasText: /^৳/ }).first()
  await expect(total).not.toHaveText('৳0.00')
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as CSV' }).click()
  expect((await saving).suggestedFilename()).toContain('revenue')

  await page.getByRole('tab', { name: 'Cash' }).click()
  await expect(page).toHaveURL(/\/reports\/cash/)
  await expect(page.getByRole('figure', { name: 'Paid in and out by day' })).toBeVisible()
  await page.getByRole('tab', { name: 'Activity' }).click()
  await expect(page.getByRole('figure', { name: 'Players and registrations by day' })).toBeVisible()
  await page.getByLabel('Currency').selectOption('INR')
  await expect(page).toHaveURL(/currency=INR/)
  await page.getByRole('tab', { name: 'Retention' }).click()
  await expect(page.getByText(/Of everybody who first paid in within a month/)).toBeVisible()
})

test('[H-02] money added to a member is in the statement and in the audit log', async ({ openAs }) => {
  const page = await openAs('anika', '/members/oliver')
  const reason = `goodwill ${Date.now()}`

  await page.getByRole('button', { name: 'Add money' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Amount/).fill('12.50')
  await dialog.getByLabel(/^Reason/).fill(reason)
  await dialog.getByRole('button', { name: 'Next' }).click()
  await expect(dialog).toContainText('to the main purse of oliver')
  await dialog.getByRole('button', { name: 'Book it' }).click()
  await expect(page.getByText('Booked. The statement shows it.')).toBeVisible()
  await expect(page.locator('#statement [data-row]').first()).toContainText('12.50')

  await page.goto(`${CONSOLE}/audit?action=creditMember&actor=staff:anika`)
  await page.locator('[data-row]').first().getByRole('button').click()
  await expect(page.getByRole('dialog')).toContainText(reason)
})

test('[H-02] an amount without a reason is not taken, and nothing typed is lost', async ({ openAs }) => {
  const page = await openAs('rafiq', '/members/oliver')

  await page.getByRole('button', { name: 'Add money' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Amount/).fill('99')
  await dialog.getByRole('button', { name: 'Next' }).click()

  await expect(dialog.getByLabel(/^Reason/)).toHaveAttribute('aria-invalid', 'true')
  await expect(dialog.getByLabel(/^Amount/)).toHaveValue('99')
})

test('[H-01] the chain of the audit log is checked from its first line', async ({ openAs }) => {
  const page = await openAs('mitali', '/audit')

  await page.getByRole('button', { name: 'Check the chain' }).click()

  await expect(page.getByRole('dialog')).toContainText(/lines, all intact/)
})

test('[H-01] a role sees what it may do and nothing else', async ({ openAs }) => {
  const page = await openAs('tanvir', '/members/tahmina')
  await expect(page.getByRole('button', { name: 'Freeze' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add money' })).toHaveCount(0)

  await page.goto(`${CONSOLE}/settings/functions`)
  await expect(page.getByText('Not for your role')).toBeVisible()
  await page.goto(`${CONSOLE}/audit`)
  await expect(page.getByText('Not for your role')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Audit log' })).toHaveCount(0)
})

test('[H-08] a function that was switched off names what goes with it, and who did it', async ({ openAs }) => {
  const page = await openAs('anika', '/settings/functions')
  const policy = page.getByRole('switch', { name: /HOURSAL3/ })
  await expect(policy).toBeChecked()

  await policy.click()
  await expect(policy).not.toBeChecked()
  await expect(page.getByText('Saved. It counts now.').first()).toBeVisible()
  await policy.click()
  await expect(policy).toBeChecked()

  await expect(page.getByRole('link', { name: /Changed .* by staff:anika/ })).toBeVisible()
})

test('[H-08] a setting outside its bounds is refused by name, and its form keeps what was typed', async ({
  openAs,
}) => {
  const page = await openAs('anika', '/settings/all?name=staff.idleMinutes')
  const panel = page.getByRole('dialog')

  await panel.getByLabel('Value').fill('100000')
  await panel.getByRole('button', { name: 'Save' }).click()

  await expect(panel.getByRole('alert')).toContainText('at most 720')
  await expect(panel.getByLabel('Value')).toHaveValue('100000')
})

test('[H-06] [H-08] half of a date is no empty box: nothing is sent now, or closed without an end, for want of its other half @desktop', async ({
  openAs,
}) => {
  const page = await openAs('anika', '/messages')
  await page.getByRole('button', { name: 'Write a message' }).click()
  const sendAt = page.getByRole('dialog').getByLabel(/^Send at/)
  await sendAt.click()
  await sendAt.pressSequentially('12')
  await page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click()
  await expect(sendAt).toHaveAttribute('aria-invalid', 'true')

  await page.goto(`${CONSOLE}/settings/status`)
  const until = page.getByLabel('Planned end')
  await until.click()
  await until.pressSequentially('12')
  await page.getByRole('button', { name: 'Close for maintenance' }).click()
  await expect(until).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('[H-03] every figure of the overview leads to the rows it is made of', async ({ openAs }) => {
  const page = await openAs('anika', '/overview')
  const figures = page.getByRole('main').getByRole('link')
  await figures.first().waitFor()
  const leads = await figures.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))

  expect(leads).toEqual(
    expect.arrayContaining([
      '/withdrawals',
      '/deposits?state=review',
      '/withdrawals?view=all&state=failed',
      '/withdrawals?view=all&state=unknown',
      '/withdrawals?view=all&conflict=yes',
      '/proposals',
      expect.stringMatching(/^\/rounds\?from=/),
      expect.stringMatching(/^\/deposits\?state=paid&from=/),
    ]),
  )
  for (const lead of new Set(leads)) {
    await page.goto(CONSOLE + lead)
    await expect(
      page
        .getByRole('main')
        .getByRole('table')
        .or(page.getByText(/^Nothing|^No /))
        .first(),
    ).toBeVisible()
  }
})

for (const language of ['en', 'bn', 'ar']) {
  test(`[H-03] no label of a chart leaves it, in ${language}`, async ({ openAs }) => {
    const page = await openAs('anika', '/overview', language)
    const chart = page.locator('[data-chart]').first()
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await expect(chart.locator('text')).toHaveCount(8)
      const beyond = await chart.evaluate((svg) => {
        const box = svg.getBoundingClientRect()
        return [...svg.querySelectorAll('text')]
          .filter((label) => {
            const { left, right, top, bottom } = label.getBoundingClientRect()
            return left < box.left || right > box.right || top < box.top || bottom > box.bottom + 0.5
          })
          .map((label) => label.textContent)
      })
      expect(beyond, `at ${width}`).toEqual([])
    }
  })
}

test('[H-03] what was staked today is what its rounds come to', async ({ page, request, openAs }) => {
  const token = await staffToken(request, 'anika')
  await openAs('anika', '/overview')
  const read = async (path: string) =>
    (await (await request.get(`${CONSOLE}${path}`, { headers: { Authorization: token } })).json()).value
  const { currencies, day } = await read('/staff/dashboard')
  const figures = currencies.find((each: { currency: string }) => each.currency === 'BDT')
  const { list } = await read(
    `/staff/rounds?from=${day.from}&until=${day.until}&currency=BDT&status=settled&pageSize=1`,
  )

  expect(list.length).toBe(1)
  expect(Number(figures.stake)).toBeGreaterThanOrEqual(Number(list[0].betAmount))
  await expect(page.getByRole('main')).toContainText('GGR')
})

test('[B-07] a round in the console tells its bets and wins, and whose it is @desktop', async ({ openAs }) => {
  const page = await openAs('tanvir', '/rounds?status=settled')
  await page.locator('[data-row]').first().getByRole('button').click()

  const panel = page.getByRole('dialog')
  await expect(panel.getByRole('heading', { name: 'Bets and wins' })).toBeVisible()
  await expect(panel.getByText('Balance after').first()).toBeVisible()
  await panel.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/members\//)
})

test('[H-04] a game is added where games are listed and opens, and what a vendor left open is closed @desktop', async ({
  openAs,
}) => {
  const page = await openAs('anika', '/games')
  const code = `added-${Date.now()}`
  await page.getByRole('button', { name: 'Add a game' }).click()
  const add = page.getByRole('dialog', { name: 'Add a game' })
  await add.getByLabel(/^Vendor/).selectOption({ index: 1 })
  await add.getByLabel(/^Code/).fill(code)
  await add.getByLabel(/^Name/).fill(`Paper Boat ${code}`)
  await add.getByLabel(/^Category/).selectOption('RNG')
  await add.getByRole('button', { name: 'Add a game' }).click()
  const panel = page.getByRole('dialog', { name: `Paper Boat ${code}` })
  await expect(panel.getByRole('radio', { name: 'Closed' })).toBeChecked()
  await expect(panel.getByText(code, { exact: true })).toBeVisible()

  await page.goto(`${CONSOLE}/rounds`)
  await page.getByRole('button', { name: 'Close open rounds' }).click()
  const close = page.getByRole('dialog', { name: 'Close open rounds' })
  await close.getByLabel(/^Vendor/).selectOption({ index: 1 })
  await close.getByLabel(/^Quiet for/).fill('2160')
  await close.getByRole('button', { name: 'Close them' }).click()
  await expect(page.getByText('No round was open so long')).toBeVisible()
})

test('the command palette goes to a screen and to a member without a mouse @desktop', async ({ openAs }) => {
  const page = await openAs('anika', '/members')

  await page.keyboard.press('Control+k')
  const box = page.getByRole('combobox', { name: 'Page, member or action' })
  await expect(box).toBeFocused()
  await box.fill('aud')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/audit$/)

  await page.keyboard.press('Control+k')
  await expect(box).toBeFocused()
  await box.fill('tahm')
  await expect(page.getByRole('option', { name: /tahmina/ })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(/\/members\/tahmina$/)
})

test('j, k and Enter walk the rows, and / goes to the search @desktop', async ({ openAs }) => {
  const page = await openAs('tanvir', '/members')
  const rows = page.locator('[data-row]')
  await rows.nth(2).waitFor()
  const second = await rows.nth(1).getByRole('link').first().innerText()

  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('k')
  await expect(rows.nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: second, level: 1 })).toBeVisible()

  await page.goBack()
  // Rows stand on a member's page too: what shows that the list is back is its search.
  const search = page.getByRole('textbox', { name: 'Account begins with' })
  await search.waitFor()
  await page.keyboard.press('/')
  await expect(search).toBeFocused()
})

// At both widths in one visit: what operators do is done at a desk, and a phone only has to hold it.
for (const together of fives(screens)) {
  const names = together.map(({ name }) => name).join(', ')
  test(`[C-11] no accessibility fault in either theme at a desk's and a phone's width, and everything in its window in Arabic and Bengali: ${names} @desktop`, async ({
    page,
    openAs,
  }) => {
    test.setTimeout(45_000 * together.length)
    const complaints: string[] = []
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    page.on('pageerror', (error) => complaints.push(error.message))

    for (const { name, path } of together) {
      await test.step(name, async () => {
        await page.setViewportSize(bothWidths.desk)
        await openAs('anika', path)
        await page.getByRole('heading', { level: 1 }).waitFor()
        await settled(page)
        expect.soft(await accessibilityFaults(page), `${name} at a desk`).toEqual([])
        await page.setViewportSize(bothWidths.phone)
        await settled(page)
        // The colours are those of the desk.
        expect.soft(await accessibilityFaults(page, { inThemes: ['light'] }), `${name} on a phone`).toEqual([])
        expect.soft(complaints.splice(0), name).toEqual([])
      })
    }

    for (const language of ['ar', 'bn']) {
      await page.evaluate((chosen) => localStorage.setItem('language', chosen), language)
      for (const { name, path } of together) {
        await page.goto(CONSOLE + path)
        await page.getByRole('heading', { level: 1 }).waitFor()
        await settled(page)

        await expect(page.locator('html')).toHaveAttribute('lang', language)
        for (const size of [bothWidths.phone, bothWidths.desk]) {
          await page.setViewportSize(size)
          expect.soft(await widthBeyondWindow(page), `${name} in ${language} at ${size.width}`).toBeLessThanOrEqual(0)
        }
      }
    }
  })
}
