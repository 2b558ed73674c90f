import { sql } from '@croupier/server/platform/database.ts'
import { bindEmail, letterTo, lettersTo } from './mailbox.ts'
import { accountButton, dialogOf, expect, resumeSession, sendLogin, test, walkedAt } from './portal-test.ts'
import { bindNewMobile, codeSentTo } from './texts.ts'

const NEW = 'brass-and-paper-78'

for (const language of ['en', 'bn'] as const) {
  test.describe(`passwords, in ${language}`, walkedAt[language], () => {
    test.use({ language })

    test('[A-16] a member who forgot the password asks for a letter, follows its link once, and is logged in at home', async ({
      page,
      product,
      member,
      say,
    }) => {
      const email = await bindEmail(product, member)
      await page.goto('/login')
      await dialogOf(page, say('identity.login.title'))
        .getByRole('button', { name: say('identity.login.forgotLink') })
        .click()
      const forgot = dialogOf(page, say('identity.forgot.title'))
      // Whoever may register by mobile here is offered that first.
      await expect(forgot.getByRole('tab', { name: say('identity.forgot.tab.mobile') })).toHaveAttribute(
        'aria-selected',
        'true',
      )
      await forgot.getByRole('tab', { name: say('identity.forgot.tab.email') }).click()
      await forgot.locator('input[name=username]').fill(member.account)
      await forgot.locator('input[name=email]').fill('somebody@example.com')
      const send = forgot.getByRole('button', { name: say('identity.forgot.email.action') })
      await send.click()
      await expect(forgot.getByRole('alert')).toContainText(say('refusals.user.unknown'))
      await forgot.locator('input[name=email]').fill(email)
      await send.click()
      await expect(page.getByText(say('identity.forgot.email.done.text', { email }))).toBeVisible()
      await expect(forgot).toBeHidden()

      const link = /http\S+#reset=\S+/.exec((await letterTo(email)).text)?.[0] ?? ''
      await page.goto(link)
      const reset = dialogOf(page, say('identity.reset.title'))
      await expect(reset).toBeVisible()
      expect(page.url()).not.toContain('reset')
      await reset.locator('input[name=newPassword]').fill(NEW)
      await reset.locator('input[name=confirmNewPassword]').fill(NEW)
      await reset.getByRole('button', { name: say('identity.reset.action') }).click()
      await expect(accountButton(page, say)).toBeVisible()
      await expect(page).toHaveURL('/')

      await page.goto('/help')
      await page.goto(link)
      await reset.locator('input[name=newPassword]').fill(`${NEW}9`)
      await reset.locator('input[name=confirmNewPassword]').fill(`${NEW}9`)
      await reset.getByRole('button', { name: say('identity.reset.action') }).click()
      await expect(dialogOf(page, say('identity.reset.expired.title'))).toBeVisible()
    })

    test('[A-13] a first password is replaced before anything else, and is not asked again by who has just typed it', async ({
      page,
      product,
      member,
      say,
    }) => {
      await product.database.run(sql`
        update identity.member
        set must_change_password = true
        where account = ${member.account}`)
      await page.goto('/login')
      await sendLogin(page, say, member.account, member.password)
      const change = dialogOf(page, say('identity.change.firstLogin.title'))
      await expect(change).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(change.locator('input[name=oldPassword]')).toHaveCount(0)
      await change.locator('input[name=newPassword]').fill(NEW)
      await change.locator('input[name=confirmNewPassword]').fill(`${NEW}x`)
      const save = change.getByRole('button', { name: say('identity.change.action') })
      await save.click()
      await expect(change.getByText(say('refusals.inconsistent_twice'))).toBeVisible()
      await change.locator('input[name=confirmNewPassword]').fill(NEW)
      await save.click()
      await expect(change).toBeHidden()
      await expect(page).toHaveURL('/')
      await expect(accountButton(page, say)).toBeVisible()
    })
  })
}

test('[A-16] [C-01] a code to the phone lets a member choose a new password, after which they are at / @desktop', async ({
  page,
  product,
  member,
  say,
}) => {
  const mobile = await bindNewMobile(product, member)
  const before = await codeSentTo(mobile)
  await page.goto('/login')
  await page.getByRole('button', { name: say('identity.login.forgotLink') }).click()
  const forgot = dialogOf(page, say('identity.forgot.title'))
  await forgot.locator('input[name=mobileNum]').fill(mobile)
  await forgot.getByRole('button', { name: say('codes.send') }).click()
  await expect(forgot.getByRole('timer')).toBeVisible()
  await expect.poll(() => codeSentTo(mobile)).not.toBe(before)
  await forgot.locator('input[name=verificationCode]').fill((await codeSentTo(mobile)) ?? '')
  await forgot.locator('input[name=newPassword]').fill(NEW)
  await forgot.getByRole('button', { name: say('identity.forgot.mobile.action') }).click()
  await expect(accountButton(page, say)).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('[A-15] [A-20] [C-01] the security centre binds an address by its code and changes the password, after which one is at / @desktop', async ({
  page,
  member,
  say,
}) => {
  await resumeSession(page, member)
  await page.goto('/member?page=securityCenter')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: say('password.email.add'), exact: true }).click()
  const bind = dialogOf(page, say('password.email.title'))
  const email = `${member.account}@example.com`
  await bind.locator('input[name=email]').fill(email)
  await bind.getByRole('button', { name: say('codes.send') }).click()
  await expect.poll(async () => (await lettersTo(email)).length).toBe(1)
  const code = /\d{6}/.exec((await letterTo(email)).text)?.[0] ?? ''
  await bind.locator('input[name=verificationCode]').fill(code)
  await bind.locator('input[name=password]').fill(member.password)
  await bind.getByRole('button', { name: say('password.email.action') }).click()
  await expect(bind).toBeHidden()
  await expect(main.getByText(/t•••@example\.com.*/).last()).toBeVisible()
  await expect(main.getByRole('button', { name: say('password.email.add'), exact: true })).toHaveCount(0)

  await main
    .getByRole('button', { name: say('password.card.change'), exact: true })
    .first()
    .click()
  const change = dialogOf(page, say('identity.change.title'))
  await change.locator('input[name=oldPassword]').fill(member.password)
  await change.locator('input[name=newPassword]').fill(NEW)
  await change.locator('input[name=confirmNewPassword]').fill(NEW)
  await change.getByRole('button', { name: say('identity.change.action') }).click()
  await expect(page).toHaveURL('/')
  await expect(accountButton(page, say)).toBeVisible()
})
