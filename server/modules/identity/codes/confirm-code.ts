import { timingSafeEqual } from 'node:crypto'
import { plainDigits } from '@croupier/basis/digits.ts'
import type { OwnScope } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { networkOfVisit } from '../../../platform/network.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { secretsPort } from '../../../platform/secrets.ts'
import { lookWithinLimit } from '../log-in/look-within-limit.ts'
import { codeKeyOf, type CodePurpose, type CodeTarget, hashOf, placeOf } from './code-keys.ts'
import { LOCK_MILLISECONDS } from './code-throttle.ts'
import { tryCode, useCodeUp } from './codes-store.ts'

/** Wrong entries a code survives, less one, from where it was asked for; and as many from everywhere else together. */
const TRIES = 5
/** Wrong codes one address may enter in a window, over all numbers. */
const ADDRESS_GUESSES = 50

export interface CodeGiven {
  purpose: CodePurpose
  target: CodeTarget
  code: string | undefined
  memberId?: bigint | undefined
  /** The name of the field it was typed in. */
  field?: string
}

/** Uses up what was shown to be right, in the transaction that does what it allows. @throws Refusal where it was used meanwhile */
export type UseUp = (tx: Tx) => Promise<void>

/** What uses this code up, where it is right. @throws Refusal what `refuse` makes of it */
async function rightCode(
  ctx: OwnScope,
  given: CodeGiven & { code: string },
  refuse: (code: 'code.wrong' | 'code.expired') => Refusal,
): Promise<UseUp> {
  const { purpose, target } = given
  const targetHash = codeKeyOf(target, given.memberId)
  const kept = await tryCode(ctx.db, targetHash, purpose, hashOf(networkOfVisit(ctx.visit)))
  if (!kept || kept.memberId !== (given.memberId ?? null)) throw refuse('code.wrong')
  if (kept.expiresAt <= ctx.clock.now() || kept.tries > TRIES) throw refuse('code.expired')
  const right = Buffer.from(ctx.use(secretsPort).open(kept.sealed, placeOf(targetHash, purpose)))
  const said = Buffer.from(given.code)
  if (said.length !== right.length || !timingSafeEqual(said, right)) throw refuse('code.wrong')
  return async (tx) => {
    if (!(await useCodeUp(tx, targetHash, purpose, kept.sealed))) throw refuse('code.wrong')
  }
}

/**
 * Looks at the code that was sent for this purpose: wrong at most four times, and right until what it answers has used it up
 * with what it allows. Tries from elsewhere than where it was asked for are counted apart: strangers cannot make a code
 * worthless. Call it after everything else that may be refused, since a right code counts as a try too.
 * @throws Refusal code.missing, code.wrong, code.expired, and sms.too.many where too many wrong ones came from one address
 */
export async function confirmCode(ctx: OwnScope, given: CodeGiven): Promise<UseUp> {
  const { field = 'verificationCode' } = given
  const refuse = (code: 'code.missing' | 'code.wrong' | 'code.expired') =>
    new Refusal(code, { fields: [{ field, messageKey: `refusals.${code}` }] })
  const code = plainDigits(given.code ?? '')
  if (code === '') throw refuse('code.missing')

  const limit = {
    key: { kind: 'code', subject: networkOfVisit(ctx.visit) },
    limit: ADDRESS_GUESSES,
    locked: () => new Refusal('sms.too.many', { until: ctx.clock.now() + LOCK_MILLISECONDS }),
    afterRight: 'undone',
  } as const
  const { found } = await lookWithinLimit(ctx, limit, () => rightCode(ctx, { ...given, code }, refuse))
  return found
}
