import { isLanguage, languageFacts, sourceLanguage } from '@croupier/words/languages.ts'
import * as z from 'zod/mini'
import type { OwnScope } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { enqueue, enqueueAll, type Job, job } from '../../../platform/jobs.ts'
import { originsPort } from '../../../platform/origins-port.ts'
import { secretsPort } from '../../../platform/secrets.ts'
import { findMember } from '../../identity/index.ts'
import { describeMessage } from '../message.ts'
import { unreadOf } from '../messages-store.ts'
import { browsersOf, dropGone, lockBrowser, noteAsked, noteTold, type PushBrowser } from './push-browsers-store.ts'
import { pushKey } from './push-key.ts'
import { type PushNotice, type PushOutcome, pushPort } from './push-port.ts'
import { authPlace } from './push-target.ts'

/** What is older is read in the inbox: nobody is woken by it. */
const NEWS_MILLISECONDS = 86_400_000
/** Until a service that was busy is asked again. */
const LATER_MILLISECONDS = 900_000

interface Told {
  messageId: string
  browserId: string
}

/** Where the messages of the house lie. */
const INBOX = '/member?page=messageV2'

/** Writes down that a browser's service is about to be asked, where there is still something to tell. */
async function begin(
  ctx: OwnScope,
  { messageId, browserId }: Told,
): Promise<{ browser: PushBrowser; notice: PushNotice } | undefined> {
  const key = await pushKey(ctx, ctx.db)
  if (!key) return undefined
  return ctx.transaction(async ({ tx, clock }) => {
    const now = clock.now()
    const browser = await lockBrowser(tx, browserId)
    if (!browser || (await findMember(tx, browser.memberId))?.state !== 'active') return undefined
    const message = await unreadOf(tx, browser.memberId, messageId)
    const left = message ? message.sentAt + NEWS_MILLISECONDS - now : 0
    if (!message || left <= 0) return undefined
    await noteAsked(tx, browser.id, now)
    const language = isLanguage(browser.language) ? browser.language : sourceLanguage
    const { title } = describeMessage(message, null, language)
    const { direction } = languageFacts(language)
    return {
      browser,
      notice: {
        // One that comes twice takes the place of the first: it has the same tag.
        text: JSON.stringify({ title, lang: language, dir: direction, tag: messageId, url: INBOX }),
        seconds: Math.ceil(left / 1000),
        key,
        contact: ctx.use(originsPort).portal,
      },
    }
  })
}

/** Writes down what came of it. */
async function conclude(ctx: OwnScope, told: Told, browser: PushBrowser, outcome: PushOutcome): Promise<void> {
  await ctx.transaction(async ({ tx, clock }) => {
    if (outcome === 'told') await noteTold(tx, browser.id, clock.now())
    if (outcome === 'gone') await dropGone(tx, browser)
    if (outcome === 'later') {
      await enqueue(tx, tellBrowser, told, { runAt: clock.now() + LATER_MILLISECONDS, key: keyOf(told) })
    }
  })
}

function keyOf({ messageId, browserId }: Told): string {
  return `push ${messageId} ${browserId}`
}

/**
 * Tells one browser of one message: that it is asked is written first, its service is asked outside of any transaction, and
 * what came of it is written after. A browser that is gone is forgotten.
 */
export const tellBrowser: Job<Told> = job(
  'messages.tellBrowser',
  z.object({ messageId: z.string(), browserId: z.string() }),
  async (ctx, told) => {
    const begun = await begin(ctx, told)
    if (!begun) return
    const { browser, notice } = begun
    const { endpoint, p256dh, authSealed, memberId } = browser
    const auth = ctx.use(secretsPort).open(authSealed, authPlace(memberId))
    const outcome = await ctx.use(pushPort).send({ endpoint, p256dh, auth }, notice)
    await conclude(ctx, told, browser, outcome)
  },
)

/** Has the browsers of those who agreed told of what was written to them, with the message's own commit. */
export async function tellBrowsers(tx: Tx, written: readonly { id: bigint; memberId: bigint }[]): Promise<void> {
  if (written.length === 0) return
  const browsers = await browsersOf(tx, [...new Set(written.map(({ memberId }) => memberId))])
  if (browsers.length === 0) return
  const browsersByMember = Map.groupBy(browsers, ({ memberId }) => memberId)
  const told = written.flatMap(({ id, memberId }) =>
    (browsersByMember.get(memberId) ?? []).map((browser) => ({
      messageId: id.toString(),
      browserId: browser.id.toString(),
    })),
  )
  await enqueueAll(
    tx,
    tellBrowser,
    told.map((payload) => ({ payload, key: keyOf(payload) })),
  )
}
