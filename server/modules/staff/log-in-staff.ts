import { logInStaff } from '@croupier/api/staff/log-in-staff.ts'
import { auditPort } from '../../platform/audit-port.ts'
import type { OwnScope } from '../../platform/context.ts'
import { implement } from '../../platform/implement.ts'
import { networkOfVisit } from '../../platform/network.ts'
import { hashPassword, isHashOutdated, verifyPassword } from '../../platform/password-hash.ts'
import { secretsPort } from '../../platform/secrets.ts'
import { settingsPort } from '../../platform/settings.ts'
import { type AttemptKind, beginAttempt, endAttempt } from './attempts-store.ts'
import { actorNameOf, dueOf, type Operator } from './operator.ts'
import { findOperatorByAccount, setPassword } from './operators-store.ts'
import { takeSecondStep } from './second-step.ts'
import { isFamiliarNetwork, openSession } from './sessions-store.ts'
import { totpRequired } from './staff-settings.ts'

/**
 * A failure is remembered although the answer is a refusal. A name that nobody has is not: it may be a password typed in
 * the wrong box.
 */
async function remember(ctx: OwnScope, operator: Operator | undefined, why: string): Promise<void> {
  await ctx.transaction(({ tx }) =>
    ctx.use(auditPort).record(tx, {
      actor: operator ? actorNameOf(operator.account) : 'visitor',
      action: logInStaff.name,
      requestId: ctx.requestId,
      ip: ctx.visit?.ip ?? null,
      details: { refusal: why },
      outcome: 'refused',
    }),
  )
}

export default implement(logInStaff, async (ctx, { account, password, code }) => {
  const now = ctx.clock.now()
  const network = networkOfVisit(ctx.visit)

  async function attempt(kind: AttemptKind, subject: string): Promise<void> {
    const verdict = await beginAttempt(ctx.db, kind, subject, now)
    if (!verdict.isAllowed) throw ctx.refusal('staff.login.locked', { until: verdict.until })
  }

  // Counted first, forgiven afterwards: parallel guesses cannot pass the limit together.
  await attempt('address', network)
  const isFamiliar = await isFamiliarNetwork(ctx.db, account, network, now)
  const door: [AttemptKind, string] = isFamiliar ? ['familiar', `${account} ${network}`] : ['strangers', account]
  try {
    await attempt(...door)
  } catch (error) {
    await endAttempt(ctx.db, 'address', network, 'undone')
    throw error
  }
  const operator = await findOperatorByAccount(ctx.db, account)
  const isRight = await verifyPassword(operator?.passwordHash, password)
  const isOpen = operator !== undefined && isRight && !operator.isDisabled
  await endAttempt(ctx.db, 'address', network, isOpen ? 'undone' : 'wrong')
  // A stranger who is right takes back one guess alone: the others were not the same person's.
  await endAttempt(ctx.db, ...door, isOpen ? (isFamiliar ? 'right' : 'undone') : 'wrong')
  if (!isOpen) {
    await remember(ctx, operator, 'staff.login.failed')
    throw ctx.refusal('staff.login.failed')
  }

  let secondStep: 'authenticator' | 'recovery' | 'none' = 'none'
  if (operator.totpSealed !== null) {
    if (code === undefined) throw ctx.refusal('staff.totp.required')
    await attempt('code', operator.account)
    const taken = await takeSecondStep(ctx.db, ctx.use(secretsPort), operator, code, now)
    await endAttempt(ctx.db, 'code', operator.account, taken ? 'right' : 'wrong')
    if (!taken) {
      await remember(ctx, operator, 'staff.totp.wrong')
      throw ctx.refusal('staff.totp.wrong')
    }
    secondStep = taken
  }

  const renewedHash = isHashOutdated(operator.passwordHash) ? await hashPassword(password) : undefined
  const isTotpRequired = ctx.use(settingsPort).read(totpRequired)
  return ctx.conclude(async ({ tx }) => {
    if (renewedHash) await setPassword(tx, operator.id, renewedHash, operator.mustChangePassword)
    const session = await openSession(tx, {
      operatorId: operator.id,
      now,
      ip: ctx.visit?.ip ?? null,
      userAgent: ctx.visit?.userAgent ?? null,
    })
    await ctx.use(auditPort).record(tx, {
      actor: actorNameOf(operator.account),
      action: logInStaff.name,
      requestId: ctx.requestId,
      ip: ctx.visit?.ip ?? null,
      details: { secondStep },
      outcome: 'done',
    })
    return {
      ...session,
      due: dueOf(
        { mustChangePassword: operator.mustChangePassword, hasTotp: operator.totpSealed !== null },
        isTotpRequired,
      ),
    }
  })
})
