import { dialogOf, expect, resumeSession, sendLogin, test } from './portal-test.ts'

const homes = ['/', '/index', '/index.html', '/home', '/HOME', '/no/such/page', '/wp-admin.php?x=1']

test('[C-01] every name of home, in any letter case, and every unknown path shows home', async ({ page, say }) => {
  for (const path of homes) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: say('shell.home.guest.headline'), level: 1 })).toBeVisible()
  }
  await expect(page).toHaveURL('/')
})

/** One of each page: that every row of the table leads to its page is route-table.unit.test.ts. */
const pages: Readonly<Record<string, string>> = {
  '/AGENT': 'identity.agentLogin.title',
  '/Help': 'shell.title.help',
  '/promotions': 'shell.title.promotions',
  '/Download': 'shell.title.download',
  '/pointmall': 'shell.title.pointMall',
  '/seamless': 'shell.title.game',
  '/Member': 'shell.title.member',
  '/RNG?vassalage=INHOUSE': 'shell.category.INHOUSE',
  '/bgs': 'bgs',
  '/cockfight': 'shell.category.COCKFIGHT',
  '/recent': 'shell.title.recent',
}

test('[C-01] the routes of the table show their pages, in any letter case', async ({ page, say }) => {
  for (const [path, key] of Object.entries(pages)) {
    await page.goto(path)
    const heading = page.getByRole('main').getByRole('heading', { level: 1 })
    if (key.includes('.')) await expect(heading, path).toHaveText(say(key))
    else await expect(heading, path).not.toBeEmpty()
    await expect(page, path).toHaveTitle(/Lumen/)
  }
})

test('[C-01] /login and /register open their dialogs over home; closing leads to /, and back does not reopen a trap', async ({
  page,
  say,
}) => {
  for (const [path, title] of [
    ['/LOGIN', 'identity.login.title'],
    ['/register', 'identity.register.title'],
  ] as const) {
    await page.goto(path)
    const dialog = dialogOf(page, say(title))
    await expect(dialog).toBeVisible()
    await expect(page.locator('main')).toContainText(say('shell.home.guest.headline'))
    await dialog.getByRole('button', { name: say('kit.close') }).click()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL('/')
  }
})

test('[C-01] whoever is logged in finds home at /login', async ({ page, member }) => {
  await resumeSession(page, member)
  await page.goto('/login')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('[C-01] /agentHome leads a visitor to the agents’ door', async ({ page, say }) => {
  await page.goto('/agentHome')
  await expect(page).toHaveURL('/agent')
  await expect(page.getByRole('heading', { name: say('identity.agentLogin.title'), level: 1 })).toBeVisible()
})

test('[C-01] /agentHome sends a logged-in member who is no agent to /agent', async ({ page, member, say }) => {
  await resumeSession(page, member)
  await page.goto('/agentHome')
  await expect(page).toHaveURL('/agent')
  await expect(page.getByText(say('shell.agent.askYourAgent'))).toBeVisible()
  // Neither the way back nor a deeper address is a way in.
  await page.goBack()
  await expect(page).not.toHaveURL(/agentHome/i)
  await page.goto('/AGENTHOME?page=registerCenter')
  await expect(page).toHaveURL('/agent')
})

/**
 * A way that breaks off: another one is taken meanwhile, the page that should come is asked for twice, or one goes back
 * before it is there. None of it is told to anybody; `complaints` fails the test by what the console would say.
 */
test('[C-01] route errors are silent: a way that is broken off says nothing, and the last one asked for is arrived at', async ({
  page,
  say,
}) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  const download = footer.getByRole('link', { name: say('shell.side.download') })
  await expect(download).toBeVisible()
  await page.route(/\/assets\/download-page-.*\.js$/, async (route) => {
    await new Promise((done) => setTimeout(done, 1500))
    await route.continue()
  })
  await download.click()
  await download.click()
  await page.evaluate(() => history.back())
  await page.evaluate(() => history.pushState(null, '', '/promotions'))
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate', { state: null })))
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(say('shell.title.promotions'))
  await page.evaluate(() => history.back())
  await expect(page).not.toHaveURL('/promotions')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
})

test('[C-01] route errors are silent: an address that cannot be read leads home or shows its page', async ({
  page,
  say,
}) => {
  for (const [odd, title] of [
    ['/%', 'shell.home.guest.headline'],
    ['/promotions/%E0%A4%A', 'shell.home.guest.headline'],
    ['/member?page=%', 'shell.title.member'],
    ['/help#%', 'shell.title.help'],
  ] as const) {
    await page.goto(odd)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 }), odd).toHaveText(say(title))
    await expect(page.getByRole('main').getByRole('alert'), odd).toHaveCount(0)
  }
})

for (const path of ['/lottery', '/lottert', '/sealottery', '/VNLOTTERY']) {
  test(`[C-01] ${path} needs a session, and log-in leads on to it`, async ({ page, member, say }) => {
    await page.goto(`${path}?gameCode=VN1`)
    await expect(page).toHaveURL('/login')
    const dialog = dialogOf(page, say('identity.login.title'))
    await dialog.getByRole('textbox', { name: say('fields.label.username'), exact: true }).fill(member.account)
    await dialog.locator('input[name=password]').fill(member.password)
    await dialog.getByRole('button', { name: say('identity.login.action'), exact: true }).click()
    await expect(page).toHaveURL(`${path}?gameCode=VN1`)
    await expect(page.getByRole('heading', { name: say('shell.title.lottery'), level: 1 })).toBeVisible()
  })
}

test('[C-01] /help#term opens the terms; closing them leaves the help page', async ({ page, say }) => {
  await page.goto('/help#term')
  const dialog = dialogOf(page, say('terms.title'))
  await expect(dialog).toBeVisible()
  await expect(dialog).toContainText('18')
  await dialog.getByRole('button', { name: say('kit.close') }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/help')
  await expect(page.getByRole('heading', { name: say('shell.title.help'), level: 1 })).toBeVisible()
})

test('a promotion or a page that is not there is a page with a heading, a name and a way on', async ({ page, say }) => {
  for (const [path, title, to] of [
    ['/promotions/999999999', 'promotions.lost.title', '/promotions'],
    ['/promotions/abc', 'promotions.lost.title', '/promotions'],
    ['/pages/no-such-page', 'articles.lost.title', '/help'],
    ['/pages/No%20such!', 'articles.lost.title', '/help'],
  ] as const) {
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 }), path).toHaveText(say(title))
    await expect(page, path).toHaveTitle(say('shell.title.page', { page: say(title), brand: 'Lumen' }))
    await expect(main.getByRole('link'), path).toHaveAttribute('href', to)
  }
})

test('[C-12] a guest at favourites, recent games or an account’s page is sent to log-in, and arrives where they wanted to go', async ({
  page,
  member,
  say,
}) => {
  const dialog = dialogOf(page, say('identity.login.title'))
  for (const path of ['/recent', '/member?page=withdraw', '/favorite']) {
    await page.goto(path)
    await expect(dialog, path).toBeVisible()
    await expect(page).toHaveURL(path)
  }
  // Closed, it does not come again: the page says what it is.
  await dialog.getByRole('button', { name: say('kit.close') }).click()
  const main = page.getByRole('main')
  await expect(main.getByText(say('pages.member.guest.title'))).toBeVisible()
  await main.getByRole('button', { name: say('shell.header.login') }).click()
  await sendLogin(page, say, member.account, member.password)
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/favorite')
  await expect(main.getByText(say('pages.favorite.empty.title'))).toBeVisible()
})

test('[C-17] every page of the member centre has an address and a heading of its own', async ({
  page,
  member,
  say,
}) => {
  await resumeSession(page, member)
  const names =
    'securityCenter transferFund depositv2 withdraw transferUpline personalHistoryCopy transactionHistory personalProfit bonusDetails rewardCenter referral missionLeaderboard messageV2'
  for (const name of names.split(' ')) {
    await page.goto(`/member?page=${name}`)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(say(`shell.member.${name}`))
  }
})
