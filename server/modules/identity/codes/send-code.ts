import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { translate } from '@croupier/words/server.ts'
import type { Concluded } from '../../../platform/concluded.ts'
import type { ConcludingScope, OwnScope } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { networkOfVisit } from '../../../platform/network.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { secretsPort } from '../../../platform/secrets.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { mailPort, smsPort } from '../../messaging/index.ts'
import { brand } from '../../settings/index.ts'
import { beginAttempt } from '../log-in/attempts-store.ts'
import { codeMinutes } from '../identity-settings.ts'
import { codeKeyOf, type CodePurpose, type CodeTarget, hashOf, placeOf, textOf } from './code-keys.ts'
import { type CodeVerdict, codeVerdict, LOCK_MILLISECONDS, WAIT_MILLISECONDS } from './code-throttle.ts'
import { findKeptCode, forgetCodeRequest, keepCode, keepCodeRequests, lockCodeRequests } from './codes-store.ts'

export interface CodeRequest {
  purpose: CodePurpose
  target: CodeTarget
  /** Whose code it is, where somebody is logged in or has shown who they are: for anybody else it is wrong. */
  memberId?: bigint | undefined
  /**
   * True where nobody has this number or address: everything goes on as if somebody had, but for the sending, so that
   * the answer tells nothing.
   */
  isNobody?: boolean
  /**
   * True where the owner asks as far as can be told: who has shown the password, or comes from where the owner was
   * before. Counted apart, so that strangers cannot use up what the owner may ask for.
   */
  isOwner?: boolean
}

export interface CodeSent {
  /** After so many minutes another code may be asked for. */
  expiredMinutes: number
  /** For so many minutes this one is good. */
  validMinutes: number
  /** The same for a person, in their language. */
  message: string
}

/** Codes one address may ask for in a window of attempts, whatever for. */
const ADDRESS_CODES = 30

/** How long the last sending took, in milliseconds: who asks for nobody's number waits as long. */
const took = new Map<CodeTarget['channel'], number>()

/** What requests are counted by. */
function requestsKeyOf({ target, isOwner }: CodeRequest): Buffer {
  return hashOf(isOwner ? `${textOf(target)} by its owner` : textOf(target))
}

/** @throws Refusal sms.too.many where this address asked for too many, of whatever number */
async function countAsking(ctx: OwnScope): Promise<void> {
  const key = { kind: 'code-request', subject: networkOfVisit(ctx.visit) } as const
  const asked = await beginAttempt(ctx.db, key, ctx.clock.now())
  if (asked.failures > ADDRESS_CODES) throw new Refusal('sms.too.many', { until: ctx.clock.now() + LOCK_MILLISECONDS })
}

async function deliver(ctx: OwnScope, { purpose, target }: CodeRequest, code: string): Promise<void> {
  const house = ctx.use(settingsPort).read(brand).name
  const minutes = ctx.use(settingsPort).read(codeMinutes)
  const text = translate(ctx.language, `codes.text.${purpose}`, { house, code, minutes })
  const began = performance.now()
  if (target.channel === 'sms') {
    await ctx.use(smsPort).send({ to: `+${target.dialingCode}${target.number}`, text })
  } else {
    const subject = translate(ctx.language, 'codes.mail.subject', { house })
    await ctx.use(mailPort).send({ to: target.address, subject, text })
  }
  took.set(target.channel, performance.now() - began)
}

/** Thrown within a transaction that may not keep a code now. */
class NotNow extends Error {
  readonly verdict: Exclude<CodeVerdict, { verdict: 'send' }>

  constructor(verdict: NotNow['verdict']) {
    super(verdict.verdict)
    this.verdict = verdict
  }
}

/** Counts the request and keeps a new code, which is answered. @throws NotNow */
async function keepNewCode(ctx: OwnScope, tx: Tx, request: CodeRequest, now: number): Promise<string> {
  const { purpose, target, memberId = null } = request
  const requestsHash = requestsKeyOf(request)
  const decided = codeVerdict(await lockCodeRequests(tx, requestsHash, now), now)
  if (decided.verdict !== 'send') throw new NotNow(decided)
  await keepCodeRequests(tx, requestsHash, decided.requests, now)
  const targetHash = codeKeyOf(target, request.memberId)
  const code = randomInt(1_000_000).toString().padStart(6, '0')
  const sealed = ctx.use(secretsPort).seal(code, placeOf(targetHash, purpose))
  const askedFrom = hashOf(networkOfVisit(ctx.visit))
  const expiresAt = now + ctx.use(settingsPort).read(codeMinutes) * 60_000
  await keepCode(tx, { targetHash, purpose, memberId, askedFrom, sealed, sentAt: now, expiresAt })
  return code
}

interface KeptCode {
  code: string
  /** When it was asked for, in epoch milliseconds. */
  sentAt: number
}

/**
 * The code that an earlier attempt of this call kept. Where that one could not be sent, is no longer good or was replaced,
 * this is a request like any other.
 */
async function keptCode(ctx: OwnScope, tx: Tx, request: CodeRequest, sentAt: number, now: number): Promise<KeptCode> {
  const { purpose, target, memberId } = request
  const targetHash = codeKeyOf(target, memberId)
  const { asked } = await lockCodeRequests(tx, requestsKeyOf(request), now)
  const sealed = asked.includes(sentAt) ? await findKeptCode(tx, { targetHash, purpose, sentAt }, now) : undefined
  if (sealed === undefined) return { code: await keepNewCode(ctx, tx, request, now), sentAt: now }
  return { code: ctx.use(secretsPort).open(sealed, placeOf(targetHash, purpose)), sentAt }
}

/**
 * The code to send, which stands before anybody hears of it. A repeat of the call is given the same: the text of an attempt
 * that was lost may have gone out or not, and the same code twice does no harm, but none at all does.
 * @throws NotNow
 */
async function codeToSend(ctx: ConcludingScope<CodeSent>, request: CodeRequest, now: number): Promise<KeptCode> {
  let made = ''
  const { subject, isResumed } = await ctx.begin(async ({ tx }) => {
    made = await keepNewCode(ctx, tx, request, now)
    return now.toString()
  })
  if (!isResumed) return { code: made, sentAt: now }
  return ctx.transaction(({ tx }) => keptCode(ctx, tx, request, Number(subject), now))
}

/** What is told of a request that is refused. A lock that begins with it is kept. */
async function refusalOf(ctx: OwnScope, request: CodeRequest, { verdict }: NotNow, now: number): Promise<Refusal> {
  if (verdict.verdict === 'wait') {
    return new Refusal('request.too.many', { retryAfterSeconds: Math.ceil((verdict.until - now) / 1_000) })
  }
  const requestsHash = requestsKeyOf(request)
  await ctx.transaction(async ({ tx }) => {
    const decided = codeVerdict(await lockCodeRequests(tx, requestsHash, now), now)
    if (decided.verdict === 'locked') await keepCodeRequests(tx, requestsHash, decided.requests, now)
  })
  return new Refusal('sms.too.many', { until: verdict.until })
}

/**
 * Sends a new code of six digits; the one before, for the same purpose, no longer counts. The number must have been read
 * by `requirePhone`. Network calls happen here: never within a transaction.
 * @throws Refusal request.too.many (one a minute; `retryAfterSeconds`), sms.too.many (the sixth within an hour, or too
 * many from one address; `until` in epoch milliseconds), and what the gateway or mail server refuses: mobile.invalid,
 * sms.failed, sms.quota, sms.not.enabled, mail.unavailable
 */
export async function sendCode(ctx: ConcludingScope<CodeSent>, request: CodeRequest): Promise<Concluded<CodeSent>> {
  const now = ctx.clock.now()
  const validMinutes = ctx.use(settingsPort).read(codeMinutes)
  await countAsking(ctx)
  const { code, sentAt } = await codeToSend(ctx, request, now).catch(async (error: unknown) => {
    throw error instanceof NotNow ? await refusalOf(ctx, request, error, now) : error
  })

  if (request.isNobody) {
    await pause(took.get(request.target.channel) ?? 0)
  } else {
    try {
      await deliver(ctx, request, code)
    } catch (error) {
      // Nothing arrives, so the person may ask again at once.
      await forgetCodeRequest(ctx.db, requestsKeyOf(request), sentAt)
      throw error
    }
  }
  const message = translate(ctx.language, 'codes.sent', { minutes: validMinutes })
  return ctx.conclude(async () => ({ expiredMinutes: WAIT_MILLISECONDS / 60_000, validMinutes, message }))
}
