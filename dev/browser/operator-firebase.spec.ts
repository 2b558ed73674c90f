import { FIREBASE_API_KEY, FIREBASE_PROJECT } from '../sandbox/social/firebase-phone.ts'
import { ports } from './ports.ts'
import { accountButton, dialogOf, expect, test } from './portal-test.ts'
import { bindNewMobile } from './texts.ts'

const sandbox = `http://127.0.0.1:${ports.SANDBOX_PORT}/firebase`
let before: unknown

test.beforeAll(async ({ product }) => {
  before = await product.readSetting('identity.firebase')
  await product.changeSetting('identity.firebase', {
    projectId: FIREBASE_PROJECT,
    apiKey: FIREBASE_API_KEY,
    keysUrl: `${sandbox}/keys`,
    toolkitUrl: sandbox,
    recaptchaUrl: `${sandbox}/recaptcha`,
    isOffered: true,
  })
})

test.afterAll(({ product }) => product.changeSetting('identity.firebase', before))

async function codeOf(mobile: string): Promise<string> {
  const box = (await (await fetch(`${sandbox}/messages.json`)).json()) as { phone: string; code: string }[]
  return box.find(({ phone }) => phone === `+880${mobile.slice(1)}`)?.code ?? ''
}

test('[A-08] [J-02] Firebase sends the code after its check; a wrong one changes nothing, the right one lets in', async ({
  page,
  product,
  member,
  say,
  complaints,
}) => {
  complaints.expect(/status of 400 .*\/firebase\/v1\//)
  const mobile = await bindNewMobile(product, member)
  await page.goto('/login')
  const dialog = dialogOf(page, say('identity.login.title'))
  await dialog.getByRole('tab', { name: say('identity.login.tab.sms') }).click()
  await dialog.getByRole('textbox', { name: say('fields.label.mobileNum') }).fill(mobile)
  const code = dialog.getByRole('textbox', { name: say('codes.label') })
  const send = dialog.getByRole('button', { name: say('codes.send') })
  const check = dialogOf(page, say('codes.firebase.title'))
  const person = page.frameLocator(`iframe[title="${say('codes.firebase.frame')}"]`).getByRole('button')

  await send.click()
  // A frame in a frame, with scripts of its own.
  await expect(person).toBeVisible({ timeout: 60_000 })
  await check.getByRole('button', { name: say('kit.close') }).click()
  await expect(check).toBeHidden()
  await expect(dialog.getByText(say('refusals.phone.popup.closed'))).toBeVisible()
  await expect(dialog.getByRole('alert')).toHaveCount(0)

  await expect(send).toBeEnabled()
  await send.click()
  await person.click()
  await expect(check).toBeHidden()
  await expect(dialog.getByRole('timer')).toContainText(/0:[0-5]\d|1:00/)

  const sent = await codeOf(mobile)
  const enter = dialog.getByRole('button', { name: say('identity.login.action'), exact: true }).last()
  await code.fill(sent === '123456' ? '654321' : '123456')
  const refused = page.waitForResponse(/accounts:signInWithPhoneNumber/)
  await enter.click()
  expect((await refused).status()).toBe(400)
  await expect(enter).toBeEnabled()
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  await code.fill(sent)
  await enter.click()
  await expect(accountButton(page, say)).toBeVisible()
})
