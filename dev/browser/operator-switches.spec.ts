import { staffCall, staffToken } from './console.ts'
import { tileOf } from './games.ts'
import { dialogOf, expect, test } from './portal-test.ts'

/** Sets a setting for one test and puts it back, whatever becomes of the test. */
async function withSetting(
  product: { readSetting(name: string): Promise<unknown>; changeSetting(name: string, value: unknown): Promise<void> },
  name: string,
  value: object,
  work: () => Promise<void>,
): Promise<void> {
  const before = (await product.readSetting(name)) as object
  await product.changeSetting(name, { ...before, ...value })
  try {
    await work()
  } finally {
    await product.changeSetting(name, before)
  }
}

test('[C-02] maintenance stands instead of the portal, before region, until it ends', async ({
  page,
  product,
  address,
  say,
}) => {
  const endsAt = Date.UTC(2030, 0, 1, 12)
  await withSetting(product, 'settings.regions', { restrictedNetworks: [address] }, () =>
    withSetting(product, 'settings.maintenance', { isOn: true, endsAt }, async () => {
      await expect.poll(async () => (await product.call('GET /wps/system/status')).body.value.status).toBe(1)
      await page.goto('/promotions')
      await expect(page.getByRole('heading', { name: say('shell.maintenance.title') })).toBeVisible()
      await expect(page.getByText(/2030/)).toBeVisible()
      await expect(page.getByRole('banner')).toHaveCount(0)
    }),
  )
  const status = async () => (await product.call('GET /wps/system/status', { address })).body.value.status
  await expect.poll(status).toBe(0)
  await page.getByRole('button', { name: say('shell.maintenance.retry') }).click()
  await expect(page.getByRole('heading', { name: say('shell.title.promotions'), level: 1 })).toBeVisible()
})

test('[C-02] maintenance that begins while the portal is open takes its place at the next call', async ({
  page,
  product,
  complaints,
  say,
}) => {
  complaints.expect(/status of 503 .*\/wps\/(?:session\/login|challenge)/)
  await page.goto('/login')
  await expect(dialogOf(page, say('identity.login.title'))).toBeVisible()
  await withSetting(product, 'settings.maintenance', { isOn: true }, async () => {
    await expect.poll(async () => (await product.call('GET /wps/system/status')).body.value.status).toBe(1)
    await page.getByRole('textbox', { name: say('fields.label.username'), exact: true }).fill('rahim')
    await page.locator('input[name=password]').fill('Lantern2026')
    await page
      .getByRole('button', { name: say('identity.login.action'), exact: true })
      .last()
      .click()
    await expect(page.getByRole('heading', { name: say('shell.maintenance.title') })).toBeVisible()
  })
})

test('[C-02] a visitor from a restricted network sees the region page with their address', async ({
  page,
  product,
  address,
  say,
}) => {
  await withSetting(product, 'settings.regions', { restrictedNetworks: [address] }, async () => {
    await expect.poll(async () => (await product.call('GET /wps/system/status', { address })).body.value.status).toBe(2)
    await page.goto('/')
    await expect(page.getByRole('heading', { name: say('shell.region.title') })).toBeVisible()
    await expect(page.getByText(address)).toBeVisible()
    await expect(page.getByRole('banner')).toHaveCount(0)
  })
})

test('[C-18] free play that is switched off is offered nowhere and refused by the server', async ({
  page,
  product,
  say,
}) => {
  await withSetting(product, 'settings.whiteLabel', { FREEPLAY3: false }, async () => {
    const start = () => product.call('POST /wps/session/login/freeplay', { body: { os: 'test', platform: 'W' } })
    await expect.poll(async () => (await start()).body.errorCode).toBe('function.not.available')
    await page.goto('/')
    await expect(page.getByRole('main').getByRole('button', { name: say('shell.home.guest.action') })).toBeVisible()
    await expect(page.getByRole('button', { name: say('shell.game.demo') })).toHaveCount(0)
    await page
      .getByRole('banner')
      .getByRole('button', { name: say('shell.header.login') })
      .click()
    const dialog = dialogOf(page, say('identity.login.title'))
    await expect(dialog).toBeVisible()
    await expect(dialog.getByRole('button', { name: say('identity.login.freePlayLink') })).toHaveCount(0)
  })
})

test('[C-18] registration by username that is switched off leaves the form for mobile numbers, and none where that is off too', async ({
  page,
  product,
  say,
}) => {
  await withSetting(product, 'settings.whiteLabel', { USERNAMEREG3: false }, async () => {
    const body = { username: 'latecomer1', password: 'lantern-light-77', terms: true, ageConfirmed: true }
    const register = () => product.call('PUT /wps/member/register', { body, sealed: true })
    await expect.poll(async () => (await register()).body.errorCode).toBe('function.not.available')
    await page.goto('/register')
    const dialog = dialogOf(page, say('identity.register.title'))
    await expect(dialog.locator('input[name=mobileNum]')).toBeVisible()
    await expect(dialog.getByRole('tab')).toHaveCount(0)

    await withSetting(product, 'settings.whiteLabel', { MOBILENUMREG3: false }, async () => {
      // The open form follows within five seconds.
      await expect(dialog).toContainText(say('identity.register.closed.title'), { timeout: 12_000 })
      await expect(dialog.getByRole('textbox')).toHaveCount(0)

      await page.goto('/')
      const header = page.getByRole('banner')
      await expect(header.getByRole('button', { name: say('shell.header.login') })).toBeVisible()
      await expect(header.getByRole('button', { name: say('shell.header.register') })).toHaveCount(0)
      await expect(page.getByRole('button', { name: say('shell.home.guest.action') })).toHaveCount(0)
    })
  })
})

test('[C-18] points and the agents’ side disappear with their switches', async ({ page, product, say }) => {
  await withSetting(product, 'settings.whiteLabel', { PTSYS3: false, AGENTPOLICY3: false }, async () => {
    const flags = async () => {
      const { whitelabel } = (await product.call('GET /wps/system/settings/consolidated')).body.value
      return whitelabel.find(({ modId }: { modId: string }) => modId === 'PTSYS3').enabled
    }
    await expect.poll(flags).toBe('0')
    await page.goto('/pointMall')
    await expect(page.getByText(say('pages.pointMall.text'))).toHaveCount(0)
    await page.goto('/agent')
    await expect(page.getByRole('main').locator('input[name=password]')).toHaveCount(0)
    await expect(page.getByRole('contentinfo').getByRole('link', { name: say('shell.footer.affiliate') })).toHaveCount(
      0,
    )
  })
})

test('[H-04] a vendor in maintenance cannot be played until it is open again', async ({
  page,
  request,
  product,
  say,
}) => {
  const admin = await staffToken(request, 'anika')
  const set = (status: string) => staffCall(request, admin, '/staff/vendors/SANDBOX/status', { status })
  const member = await product.newMember()
  await set('maintenance')
  try {
    const launch = { body: { gameId: 'mango-express', vassalage: 'SANDBOX' }, token: member.token }
    await expect
      .poll(async () => (await product.call('POST /wps/game/launchGame', launch)).body.errorCode)
      .toBe('game.maintenance')
    await page.goto('/rng')
    await expect(tileOf(page, 'Mango Express')).toContainText(say('shell.game.maintenance'))
  } finally {
    await set('open')
  }
})
