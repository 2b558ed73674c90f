import { accessibilityFaults, settled, themesIn, widthBeyondWindow } from './accessibility.ts'
import { CONSOLE, staffCall, staffToken } from './console.ts'
import { dialogOf, expect, resumeSession, test, walkedAt } from './portal-test.ts'
import { captchaAnswer } from './product.ts'

// English is the language of the other tests here.
for (const language of ['bn', 'ar'] as const) {
  test.describe(`in ${language}`, walkedAt[language], () => {
    test.use({ language })

    test('[G-01] [C-17] what staff write counts at the bell, is read in the inbox, and is unread no more', async ({
      page,
      request,
      member,
      say,
    }) => {
      await resumeSession(page, member)
      await page.goto('/member?page=messageV2')
      await page.getByRole('heading', { name: say('messages.inbox') }).waitFor()
      const title = `Lamp ${Date.now()}`
      const texts = { en: 'Two lines.\nThis is the other.' }
      const written = { to: 'member', account: member.account, titles: { en: title }, texts }
      await staffCall(request, await staffToken(request, 'tanvir'), '/staff/messages', written)

      // Pushed: nobody reloads.
      const row = page.getByRole('button', { name: new RegExp(title) })
      await expect(row).toBeVisible()
      const bell = page
        .getByRole('banner')
        .getByRole('button', { name: new RegExp(`^${say('shell.member.messageV2')}`) })
      await expect(bell).toHaveAccessibleName(/\d/)
      await row.click()
      await expect(page.getByText('This is the other.')).toBeVisible()
      await expect(row).not.toContainText(say('messages.unread.mark'))
      await settled(page)
      expect(await widthBeyondWindow(page)).toBeLessThanOrEqual(0)
      expect(await accessibilityFaults(page, { inThemes: themesIn[language] })).toEqual([])

      await page
        .getByRole('button', { name: say('messages.remove'), exact: true })
        .first()
        .click()
      await dialogOf(page, say('messages.remove.title'))
        .getByRole('button', { name: say('messages.remove'), exact: true })
        .click()
      await expect(row).toBeHidden()
    })

    test('[C-16] [J-01] feedback names what is empty, counts as one types, and is sent with the characters', async ({
      page,
      product,
      say,
    }) => {
      await page.goto('/support')
      await page
        .getByRole('main')
        .getByRole('button', { name: say('support.feedback') })
        .click()
      const dialog = dialogOf(page, say('support.feedback'))
      const send = dialog.getByRole('button', { name: say('support.feedback.send'), exact: true })
      await send.click()
      const fields = [say('support.feedback.type'), say('support.feedback.content'), say('support.feedback.captcha')]
      await expect(dialog.getByRole('alert')).toHaveText(say('support.feedback.empty', { fields: fields.join(', ') }))
      expect(await accessibilityFaults(page, { inThemes: themesIn[language] })).toEqual([])
      expect(await widthBeyondWindow(page)).toBeLessThanOrEqual(0)

      await dialog.locator('select[name=type]').selectOption('1')
      await expect(dialog.getByRole('alert')).toHaveText(
        say('support.feedback.empty', { fields: fields.slice(1).join(', ') }),
      )
      const box = dialog.locator('textarea[name=content]')
      await box.fill('a'.repeat(210))
      await expect(box).toHaveValue('a'.repeat(200))
      await expect(dialog.getByText(say('support.count', { count: '200', most: '200' }))).toBeVisible()
      await box.fill('The new lamps look fine to me.')
      const { value: cookie = '' } = (await page.context().cookies()).find(({ name }) => name === 'captchaId') ?? {}
      await dialog.locator('input[name=captcha]').fill(await captchaAnswer(product.database, cookie))
      await send.click()
      await expect(page.getByText(say('support.feedback.sent'))).toBeVisible()
      await expect(dialog).toBeHidden()
    })

    test('[C-15] the help centre is searched, and the house’s pages are read', async ({ page, say }) => {
      await page.goto('/help')
      const articles = page.getByRole('main').getByRole('listitem')
      await expect(articles).toHaveCount(3)
      await page.getByRole('searchbox', { name: say('articles.help.search') }).fill('zzz zzz')
      await expect(page.getByText(say('articles.help.none.title'))).toBeVisible()
      await page.getByRole('searchbox', { name: say('articles.help.search') }).fill('')
      await articles.first().getByRole('button').click()
      await expect(articles.first().getByRole('link').first()).toBeVisible()
      expect(await accessibilityFaults(page, { inThemes: themesIn[language] })).toEqual([])

      for (const path of ['/news', '/blog']) {
        await page.goto(path)
        await page.getByRole('main').getByRole('link').first().click()
        await expect(page).toHaveURL(/\/pages\//)
        await expect(page.getByRole('article')).toBeVisible()
        await settled(page)
        expect(await widthBeyondWindow(page)).toBeLessThanOrEqual(0)
      }
    })
  })
}

test('[H-10] [G-03] a member chats with an operator, who answers from the queue', async ({
  page,
  browser,
  request,
  member,
}) => {
  await resumeSession(page, member)
  await page.goto('/support')
  await page.getByRole('button', { name: 'Chat with us' }).click()
  await page.getByLabel('Your message').fill('Is anybody there?')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('Is anybody there?')).toBeVisible()

  const desk = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const screen = await desk.newPage()
  const token = await staffToken(request, 'tanvir')
  await screen.addInitScript((held) => {
    sessionStorage.setItem('staff-session', held)
    localStorage.setItem('language', 'en')
  }, token)
  await screen.goto(`${CONSOLE}/feedback?kind=chat`)
  await screen.getByRole('button', { name: member.account }).click()
  await screen.getByLabel('Answer', { exact: true }).fill('We are. How can we help?')
  await screen.getByRole('button', { name: 'Send answer' }).click()
  await expect(screen.getByText('We are. How can we help?').first()).toBeVisible()
  expect(await accessibilityFaults(screen)).toEqual([])
  await desk.close()

  // Pushed to the open page.
  await expect(page.getByText('We are. How can we help?')).toBeVisible()
  await page.getByRole('button', { name: '5 of 5' }).click()
  await expect(page.getByText('Thank you for the rating.')).toBeVisible()
})

test('[C-16] a complaint counts its words as one types, and says between which counts it may be @phone', async ({
  page,
  member,
  say,
}) => {
  await resumeSession(page, member)
  await page.goto('/support?about=R1')
  const dialog = dialogOf(page, say('support.ask'))
  await expect(dialog.getByText('From 3 to 200 words, and 20 to 1,000 characters.')).toBeVisible()
  const box = dialog.getByRole('textbox', { name: 'Description' })
  const send = dialog.getByRole('button', { name: 'Send', exact: true })
  await box.fill(`${'a'.repeat(20)} b`)
  await expect(dialog.getByText('2 words · 22 of 1000')).toBeVisible()
  await send.click()
  await expect(dialog.getByText('Please write from 3 to 200 words.')).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])

  await box.fill('My deposit of yesterday is missing.')
  await send.click()
  await expect(page.getByText('My deposit of yesterday is missing.')).toBeVisible()
  await expect(dialog).toBeHidden()
})

test('[H-07] an operator writes a page, sees it as its readers will, and publishes it', async ({
  page,
  browser,
  request,
}) => {
  const desk = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const screen = await desk.newPage()
  const token = await staffToken(request, 'joy')
  await screen.addInitScript((held) => {
    sessionStorage.setItem('staff-session', held)
    localStorage.setItem('language', 'en')
  }, token)
  const slug = `walk-${Date.now()}`
  await screen.goto(`${CONSOLE}/pages`)
  await screen.getByRole('button', { name: 'Write a page' }).click()
  const form = dialogOf(screen, 'Write a page')
  await form.getByLabel('Kind').selectOption('news')
  await form.getByLabel('Address').fill(slug)
  await form.getByLabel('Title in English').fill('A ferry at night')
  // Pasted from somewhere else: only the elements that there are stand in the text.
  const text = form.getByRole('textbox', { name: 'Text in English' })
  const marks = form.getByRole('group', { name: 'Text in English' })
  const paste = (html: string) =>
    text.evaluate((box, pasted) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/html', pasted)
      box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, html)
  await paste('<h2>Soon</h2><script>alert(1)</script><p>It <b>sails</b> <img src=x>now</p>')
  await expect(text.locator('script, img')).toHaveCount(0)
  await text.press('ControlOrMeta+End')
  await text.pressSequentially(' or ')
  await paste('<i>late</i>')
  await expect(text.locator('p')).toHaveText(['It sails now or late'])
  await text.press('ControlOrMeta+Shift+ArrowLeft')
  await marks.getByRole('button', { name: 'Link' }).click()
  await form.getByLabel('Where the link leads').fill('javascript:alert(1)')
  await form.getByRole('button', { name: 'Set the link' }).click()
  await expect(form.getByText('A page of ours, such as /help')).toBeVisible()
  await form.getByLabel('Where the link leads').fill('/live')
  await form.getByRole('button', { name: 'Set the link' }).click()
  await expect(text.locator('a[href="/live"]')).toHaveText('late')
  await expect(form.getByRole('heading', { name: 'Soon' })).toBeVisible()
  await form.getByRole('button', { name: 'Save as draft' }).click()
  const panel = dialogOf(screen, 'A ferry at night')

  // Before anybody else can: as each of its readers will, and nothing of it runs or leads away.
  await panel.getByRole('button', { name: 'Preview' }).click()
  const preview = dialogOf(screen, 'As its readers see it')
  const shown = preview.frameLocator('iframe')
  await expect(shown.getByRole('heading', { name: 'A ferry at night' })).toBeVisible()
  await expect(shown.getByText('Register', { exact: true })).toBeVisible()
  expect(await shown.locator('html').evaluate(() => innerWidth)).toBe(390)
  for (const choice of ['Agent', 'Arabic', 'Dark', 'Desktop']) await preview.getByText(choice, { exact: true }).click()
  await expect(shown.locator('html[dir=rtl][lang=ar][data-theme=dark]').getByText('sails')).toBeVisible()
  await expect(shown.getByText('مركز الوكلاء', { exact: true })).toBeVisible()
  expect(await shown.locator('html').evaluate(() => innerWidth)).toBe(1280)
  await expect(shown.locator('script, img, [href]:not(link)')).toHaveCount(0)
  expect(await accessibilityFaults(screen)).toEqual([])
  await preview.getByRole('button', { name: 'Close' }).click()
  await panel.getByRole('button', { name: 'Publish version 1' }).click()
  await expect(screen.getByText('Published.', { exact: true })).toBeVisible()
  await desk.close()

  await page.goto(`/pages/${slug}`)
  await expect(page.getByRole('heading', { name: 'A ferry at night' })).toBeVisible()
  await expect(page.getByText('sails')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'late' })).toHaveAttribute('href', '/live')
})
