import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { plainDigits } from '@croupier/basis/digits.ts'
import { translate } from '@croupier/words/server.ts'
import type { OwnScope } from '../../../platform/context.ts'
import { networkOfVisit } from '../../../platform/network.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { secretsPort } from '../../../platform/secrets.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { mailPort, smsPort } from '../../messaging/index.ts'
import { brand } from '../../settings/index.ts'
import { beginAttempt, forgiveAttempt } from '../log-in/attempts-store.ts'
import { codeVerdict, LOCK_MILLISECONDS, WAIT_MILLISECONDS } from './code-throttle.ts'
import { forgetCodeRequest, keepCode, keepCodeRequests, lockCodeRequests, tryCode, useCodeUp } from './codes-store.ts'
import { codeMinutes } from '../identity-settings.ts'

/** What a code is for: one sent for one purpose opens nothing else. */
export type CodePurpose = 'register' | 'login' | 'reset' | 'second-step' | 'bind'

/** Where a code goes; a number as `parsePhone` answers it. */
export type CodeTarget = { channel: 'sms'; dialingCode: string; number: string } | { channel: 'mail'; address: string }

export interface CodeRequest {
  purpose: CodePurpose
  target: CodeTarget
  /** Whose code it is, where somebody is logged in or has shown who he is: for anybody else it is wrong. */
  memberId?: bigint | undefined
  /**
   * True where nobody has this number or address: everything goes on as if somebody had, but for the sending, so that
   * the answer tells nothing.
   */
  isNobody?: boolean
}

export interface CodeSent {
  /** After so many minutes another code may be asked for. */
  expiredMinutes: number
  /** For so many minutes this one is good. */
  validMinutes: number
  /** The same for a person, in his language. */
  message: string
}

/** Wrong entries a code survives, less one. */
const TRIES = 5
/** Codes one address may ask for in a window of attempts, whatever for. */
const ADDRESS_CODES = 30
/** Wrong codes one address may enter in a window, over all numbers. */
const ADDRESS_GUESSES = 50

/** How long the last sending took, in milliseconds: who asks for nobody's number waits as long. */
const took = new Map<CodeTarget['channel'], number>()

function hashOf(target: CodeTarget): Buffer {
  const text =
    target.channel === 'sms' ? `sms ${target.dialingCode} ${target.number}` : `mail ${target.address.toLowerCase()}`
  return createHash('sha256').update(text).digest()
}

function placeOf(targetHash: Buffer, purpose: CodePurpose): string {
  return `identity.verification_code:${purpose}:${targetHash.toString('hex')}`
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

/**
 * Sends a new code of six digits; the one before, for the same purpose, no longer counts. The number must have been read
 * by `requirePhone`. Network calls happen here: never within a transaction.
 * @throws Refusal request.too.many (one a minute; `retryAfterSeconds`), sms.too.many (the sixth within an hour, or too
 * many from one address; `until` in epoch milliseconds), and what the gateway or mail server refuses: mobile.invalid,
 * sms.failed, sms.quota, sms.not.enabled, mail.unavailable
 */
export async function sendCode(ctx: OwnScope, request: CodeRequest): Promise<CodeSent> {
  const { purpose, target, memberId } = request
  const now = ctx.clock.now()
  const validMinutes = ctx.use(settingsPort).read(codeMinutes)
  await countAsking(ctx)

  const targetHash = hashOf(target)
  const code = randomInt(1_000_000).toString().padStart(6, '0')
  const sealed = ctx.use(secretsPort).seal(code, placeOf(targetHash, purpose))
  const verdict = await ctx.transaction(async ({ tx }) => {
    const decided = codeVerdict(await lockCodeRequests(tx, targetHash, now), now)
    if (decided.verdict === 'wait') return decided
    await keepCodeRequests(tx, targetHash, decided.requests, now)
    if (decided.verdict === 'send') {
      const expiresAt = now + validMinutes * 60_000
      await keepCode(tx, { targetHash, purpose, memberId: memberId ?? null, sealed, sentAt: now, expiresAt })
    }
    return decided
  })
  if (verdict.verdict === 'locked') throw new Refusal('sms.too.many', { until: verdict.until })
  if (verdict.verdict === 'wait') {
    throw new Refusal('request.too.many', { retryAfterSeconds: Math.ceil((verdict.until - now) / 1_000) })
  }

  if (request.isNobody) {
    await pause(took.get(target.channel) ?? 0)
  } else {
    try {
      await deliver(ctx, request, code)
    } catch (error) {
      // Nothing arrives, so the person may ask again at once.
      await forgetCodeRequest(ctx.db, targetHash, now)
      throw error
    }
  }
  const message = translate(ctx.language, 'codes.sent', { minutes: validMinutes })
  return { expiredMinutes: WAIT_MILLISECONDS / 60_000, validMinutes, message }
}

export interface CodeGiven {
  purpose: CodePurpose
  target: CodeTarget
  code: string | undefined
  memberId?: bigint | undefined
  /** The name of the field it was typed in. */
  field?: string
}

/**
 * Takes the code that was sent for this purpose: right once, and wrong at most four times. Call it after everything else
 * that may be refused, for a code that was right is used up.
 * @throws Refusal code.missing, code.wrong, code.expired, and sms.too.many where too many wrong ones came from one address
 */
export async function takeCode(ctx: OwnScope, given: CodeGiven): Promise<void> {
  const { purpose, target, field = 'verificationCode' } = given
  const refuse = (code: 'code.missing' | 'code.wrong' | 'code.expired') =>
    new Refusal(code, { fields: [{ field, messageKey: `refusals.${code}` }] })
  const now = ctx.clock.now()
  const typed = plainDigits(given.code ?? '')
  if (typed === '') throw refuse('code.missing')

  const key = { kind: 'code', subject: networkOfVisit(ctx.visit) } as const
  const guesses = await beginAttempt(ctx.db, key, now)
  if (guesses.failures > ADDRESS_GUESSES) throw new Refusal('sms.too.many', { until: now + LOCK_MILLISECONDS })

  const targetHash = hashOf(target)
  const kept = await tryCode(ctx.db, targetHash, purpose)
  if (!kept || kept.memberId !== (given.memberId ?? null)) throw refuse('code.wrong')
  if (kept.expiresAt <= now || kept.tries > TRIES) throw refuse('code.expired')
  const right = Buffer.from(ctx.use(secretsPort).open(kept.sealed, placeOf(targetHash, purpose)))
  const said = Buffer.from(typed)
  if (said.length !== right.length || !timingSafeEqual(said, right)) throw refuse('code.wrong')
  if (!(await useCodeUp(ctx.db, targetHash, purpose, kept.sealed))) throw refuse('code.wrong')
  await forgiveAttempt(ctx.db, key, 'one')
}
