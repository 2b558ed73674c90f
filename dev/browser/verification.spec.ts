import type { Page } from '@playwright/test'
import { photoOf, pictureOf } from '../testing/picture.ts'
import { accessibilityFaults, bothWidths, settled, widthBeyondWindow } from './accessibility.ts'
import { CONSOLE, openDesk, staffToken } from './console.ts'
import { dialogOf, expect, resumeSession, test } from './portal-test.ts'
import { sayIn, type Say } from './words.ts'

const CENTRE = '/member?page=securityCenter'
const inEnglish = sayIn('en')

const identity = (page: Page) => page.locator('#verification')

/** Sends pictures of a document by the form of the security centre. */
async function sendDocument(page: Page, say: Say, button: 'send' | 'again', kind: string, pictures: readonly Buffer[]) {
  await identity(page)
    .getByRole('button', { name: say(`security.verification.${button}`) })
    .click()
  const dialog = dialogOf(page, say('security.verification.send'))
  await dialog.getByLabel(say('security.verification.kind')).selectOption(kind)
  await expect(dialog.getByRole('button', { name: say('security.verification.submit') })).toBeDisabled()
  const files = pictures.map((buffer, at) => ({ name: `side-${at + 1}.jpg`, mimeType: 'image/jpeg', buffer }))
  await dialog.locator('input[type=file]').setInputFiles(files)
  await expect(dialog.getByText(`side-${pictures.length}.jpg`, { exact: true })).toBeVisible()
  return {
    dialog,
    send: async () => {
      await dialog.getByRole('button', { name: say('security.verification.submit') }).click()
      await expect(dialog).toBeHidden()
      await expect(
        identity(page).getByText(say('security.verification.state.submitted'), { exact: true }),
      ).toBeVisible()
    },
  }
}

/** The document of a member, opened in the operators' list. */
async function openDocument(desk: Page, account: string) {
  await desk.goto(`${CONSOLE}/verifications?account=${account}`)
  await desk.getByRole('button', { name: account }).click()
  return desk.getByRole('dialog', { name: inEnglish('console-verifications.panel', { account }) })
}

test.describe('on a phone', () => {
  // What operators do is walked at a desk once; the member is on a phone here.
  test.use({ viewport: bothWidths.phone, hasTouch: true })

  test('[H-02] a member sends a document on a phone, an operator looks at the picture and approves, and the member reads that they are verified @desktop', async ({
    browser,
    page,
    request,
    member,
    say,
  }) => {
    await resumeSession(page, member)
    await page.goto(CENTRE)
    await expect(identity(page).getByText(say('security.verification.state.none'), { exact: true })).toBeVisible()
    const picture = photoOf(9)
    const { dialog, send } = await sendDocument(page, say, 'send', 'id-card', [picture, picture])
    // Two are a front and a back: no third is taken.
    await expect(dialog.getByRole('button', { name: say('security.verification.pictures.add') })).toBeHidden()
    expect(await accessibilityFaults(page, { within: 'dialog' })).toEqual([])
    expect(await widthBeyondWindow(page)).toBeLessThanOrEqual(0)
    await send()
    await expect(identity(page).getByRole('button')).toHaveCount(0)

    const desk = await openDesk(browser, await staffToken(request, 'mitali'))
    const panel = await openDocument(desk, member.account)
    await panel.getByRole('button', { name: 'Show picture 1' }).click()
    const shown = panel.getByRole('img', { name: 'Picture 1' })
    await expect(shown).toHaveAttribute('src', /^data:image\/webp;base64,/)
    expect(await shown.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])).toEqual([8, 8])
    expect(await accessibilityFaults(desk)).toEqual([])
    await panel.getByRole('button', { name: 'Approve' }).click()
    await panel.getByLabel('Counts through').fill('2020-01-01')
    await panel.getByRole('button', { name: 'Approve' }).click()
    await expect(panel.getByText('This day is over; choose a later one.')).toBeVisible()
    await panel.getByLabel('Counts through').fill('2099-12-31')
    await panel.getByRole('button', { name: 'Approve' }).click()
    await expect(panel).toBeHidden()

    await page.reload()
    await expect(identity(page).getByText(say('security.verification.state.verified'), { exact: true })).toBeVisible()
    await expect(identity(page)).toContainText('2099-12-31')
    await page.goto('/member?page=messageV2')
    await expect(page.getByText(say('messages.kind.verification-approved.title'))).toBeVisible()

    await desk.context().close()
  })
})

test('[H-02] staff ask a member, refuse what they sent with a reason, and take another document; whoever only reads sees no picture @desktop', async ({
  browser,
  page,
  request,
  member,
  say,
}) => {
  const { account } = member
  const desk = await openDesk(browser, await staffToken(request, 'mitali'))
  await desk.goto(`${CONSOLE}/members/${account}`)
  const card = desk.locator('#verification')
  await card.getByRole('button', { name: 'Ask for documents' }).click()
  const asking = desk.getByRole('dialog', { name: `Ask ${account} for a document` })
  await asking.getByLabel('Note to the member').fill('Both sides of your card, please.')
  await asking.getByRole('button', { name: 'Ask for documents' }).click()
  await expect(card.getByText('Asked for', { exact: true })).toBeVisible()

  await resumeSession(page, member)
  await page.goto(CENTRE)
  await expect(identity(page)).toContainText('Both sides of your card, please.')
  await (await sendDocument(page, say, 'send', 'passport', [pictureOf(21)])).send()

  const panel = await openDocument(desk, account)
  await panel.getByRole('button', { name: 'Refuse' }).click()
  await panel.getByLabel('Reason').fill('The corners are cut off.')
  await panel.getByRole('button', { name: 'Refuse' }).click()
  await expect(panel).toBeHidden()

  await page.reload()
  await expect(identity(page)).toContainText('The corners are cut off.')
  await (await sendDocument(page, say, 'again', 'id-card', [pictureOf(22), pictureOf(23)])).send()

  const support = await openDesk(browser, await staffToken(request, 'tanvir'))
  await support.goto(`${CONSOLE}/members/${account}`)
  await support.getByRole('link', { name: 'Open the document' }).click()
  const read = support.getByRole('dialog', { name: `Document of ${account}` })
  await expect(read.getByText('Your role does not see the pictures.')).toBeVisible()
  await expect(read.getByRole('button', { name: 'Approve' })).toBeHidden()
  await support.context().close()

  const again = await openDocument(desk, account)
  await again.getByRole('button', { name: 'Approve' }).click()
  await again.getByRole('button', { name: 'Approve' }).click()
  await expect(again).toBeHidden()
  await desk.goto(`${CONSOLE}/members/${account}`)
  await expect(card.getByText('Verified', { exact: true })).toBeVisible()
  await settled(desk)
  await page.reload()
  await expect(identity(page)).toContainText(say('security.verification.text.verified'))
  await desk.context().close()
})
