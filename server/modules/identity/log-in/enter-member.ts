import type { Concluded } from '../../../platform/concluded.ts'
import type { ConcludingScope, OwnScope, WriteScope } from '../../../platform/context.ts'
import type { Queryable } from '../../../platform/database.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { isModuleOn } from '../../settings/index.ts'
import { agentOfCashier } from '../cashiers/cashiers-store.ts'
import { beginSession, beginSessionByPassword } from '../sessions/begin-session.ts'
import { sessionsEnded } from '../events.ts'
import { type GuessKeys, takeBackGuess } from './guesses-store.ts'
import { loginGatePort } from '../login-gate-port.ts'
import { recordLogin, traceOf } from './login-records-store.ts'
import { isAgentType, type Member } from '../members/member.ts'
import { holdsPassword } from '../passwords/credentials-store.ts'
import { dueByLogin } from '../passwords/password-due.ts'
import { rememberLogin } from './remember-login.ts'
import { clearRememberedCookie, setRememberedCookie } from './remembered-login.ts'
import { requireActive } from './require-active.ts'
import { requireFamiliarPlace } from '../second-step/require-familiar-place.ts'
import { requireLogIn } from './require-log-in.ts'
import { endSessionsOf, markPasswordDue, markRememberedSeries } from '../sessions/sessions-store.ts'

/** The agent side says so in its `ModuleId` header. */
const AGENT_SIDE = 'AGENTPOLICY3'

/** How somebody proved who they are. */
export interface Entry {
  deviceId: string | undefined
  /**
   * What was shown besides something the member knows, so that a new place asks for nothing more: the phone, a passkey,
   * a device the member logged in from before, or the second step itself.
   */
  proves?: 'phone' | 'passkey' | 'device' | 'second-step'
  /** The right password, and whether this browser is to be remembered; undefined: as it was. */
  password?: { hash: string; remember: boolean | undefined } | undefined
  /**
   * The series of the remembered credential that was used: sessions opened by it end when it turns out to be copied.
   */
  rememberedSeries?: Buffer
  /** What a guess at the password was counted by: taken back when the session opens. */
  guess?: GuessKeys
  /**
   * What the log-in says of the password, kept with its ticket where a second step comes in between, and with the
   * session where another password is due by it.
   */
  answer?: { firstTimeLogin: boolean; passwordExpired: boolean }
  /**
   * Whether the proof is still good, asked in the transaction that opens the session: a change of it, or a freeze, that
   * came meanwhile has the last word. `alone`: it is, and sessions opened before it end. Absent where the proof
   * is the password.
   */
  stillHolds?(scope: WriteScope): Promise<boolean | 'alone'>
  /** Thrown where it no longer does. */
  failure(): Refusal
}

/** What whoever came in is answered: the session's token, and what is to be said besides. */
type Telling<Answer> = (token: string, db: Queryable) => Answer | Promise<Answer>

/** Whether the member, now known, may log in here. @throws Refusal */
async function requireEntry(ctx: OwnScope, member: Member): Promise<void> {
  requireActive(member)
  const isAgent = isAgentType(member.type)
  if (ctx.visit?.moduleId === AGENT_SIDE && !isAgent) {
    const agent = await agentOfCashier(ctx.db, member.id)
    if (!agent) throw new Refusal('login.agent.only')
    requireActive(agent)
  }
  // A merchant without agents has no door for them.
  if (isAgent && !isModuleOn(ctx, AGENT_SIDE)) throw new Refusal('login.member.only')
  const verdict = await ctx.use(loginGatePort).mayLogIn(ctx, member.id)
  if (!verdict.allowed) {
    throw new Refusal(verdict.reason, verdict.until === undefined ? undefined : { until: verdict.until })
  }
}

function passwordDue(ctx: OwnScope, { answer }: Entry) {
  return dueByLogin(answer, isModuleOn(ctx, 'PWDEXPFORCECHANGE3'))
}

/** Opens the session, with whatever else the entry changes, in the commit that keeps the answer. */
async function openSession<Answer>(
  ctx: ConcludingScope<Answer>,
  member: Member,
  entry: Entry,
  tell: Telling<Answer>,
): Promise<Concluded<Answer>> {
  const { hash, remember } = entry.password ?? {}
  return ctx.conclude(async (scope) => {
    if (entry.guess) await takeBackGuess(scope.tx, entry.guess)
    const holds = await (entry.stillHolds?.(scope) ?? holdsPassword(scope.tx, member.id, hash ?? null))
    if (!holds) throw entry.failure()
    const begun = await beginSession(scope, member, entry.deviceId)
    const due = passwordDue(ctx, entry)
    if (due !== undefined) await markPasswordDue(scope.tx, begun.id, due)
    if (entry.rememberedSeries) await markRememberedSeries(scope.tx, begun.id, entry.rememberedSeries)
    if (holds === 'alone' || isModuleOn(ctx, 'SINGLESESSION3')) {
      const reason = holds === 'alone' ? 'revoked' : 'replaced'
      const ended = await endSessionsOf(scope.tx, member.id, scope.clock.now(), reason, begun.id)
      if (ended > 0) {
        scope.announce(sessionsEnded({ memberId: member.id.toString(), reason, exceptSessionId: begun.id.toString() }))
      }
    }
    if (hash !== undefined && remember !== undefined) {
      const login = { deviceId: entry.deviceId, passwordHash: hash, isWanted: remember }
      const remembered = await rememberLogin(scope, member, login)
      if (remembered) setRememberedCookie(ctx.visit, member.account, remembered)
      if (!remember) clearRememberedCookie(ctx.visit, member.account)
    }
    return tell(begun.token, scope.tx)
  })
}

/** The same by password alone, as most log-ins are: one statement. Undefined where there is more to it. */
async function openPlainSession<Answer>(
  ctx: ConcludingScope<Answer>,
  member: Member,
  entry: Entry,
  tell: Telling<Answer>,
): Promise<Concluded<Answer> | undefined> {
  const { deviceId, guess, password } = entry
  if (!password || password.remember || entry.stillHolds) return undefined
  if (passwordDue(ctx, entry) !== undefined || isModuleOn(ctx, 'SINGLESESSION3')) return undefined
  const isDeviceForgotten = password.remember === false
  const shown = { deviceId, hash: password.hash, guess, isDeviceForgotten }
  return ctx.concludeByStatement(async (db) => {
    const begun = await beginSessionByPassword(ctx, db, member, shown)
    if (!begun) throw entry.failure()
    if (isDeviceForgotten) clearRememberedCookie(ctx.visit, member.account)
    return tell(begun.token, db)
  })
}

/**
 * Whether something stands against this member's coming in, known before the session is opened.
 * @throws Refusal function.not.available, login.frozen, login.closed, login.agent.only, login.member.only, login.excluded,
 *   login.verification.required
 */
export async function requireWayIn(ctx: OwnScope, member: Member, entry: Entry): Promise<void> {
  // Also of who was on the way when the operator switched log-ins off.
  requireLogIn(ctx)
  try {
    await requireEntry(ctx, member)
  } catch (error) {
    if (error instanceof Refusal) {
      await recordLogin(ctx.db, { memberId: member.id, outcome: 'refused', ...traceOf(ctx) })
    }
    throw error
  }
  if (entry.proves === undefined) await requireFamiliarPlace(ctx, member, entry)
}

/** Logs a member in, unless something stands against it. @throws Refusal the entry's own failure */
export async function letIn<Answer>(
  ctx: ConcludingScope<Answer>,
  member: Member,
  entry: Entry,
  tell: Telling<Answer>,
): Promise<Concluded<Answer>> {
  return (await openPlainSession(ctx, member, entry, tell)) ?? (await openSession(ctx, member, entry, tell))
}

/**
 * The one door of all log-ins: whoever has shown that they are this member comes in, unless something stands against it.
 * The session, what the entry changes and the answer are one commit.
 * @throws Refusal what requireWayIn and letIn refuse
 */
export async function enterMember<Answer>(
  ctx: ConcludingScope<Answer>,
  member: Member,
  entry: Entry,
  tell: Telling<Answer>,
): Promise<Concluded<Answer>> {
  await requireWayIn(ctx, member, entry)
  return letIn(ctx, member, entry, tell)
}
