import type { OperationShape, OutputOf } from '@croupier/api/operation.ts'
import { registerMember } from '@croupier/api/identity/registration/register-member.ts'
import { showReferral } from '@croupier/api/promotions/referral/show-referral.ts'
import { changeOwnStaffPassword } from '@croupier/api/staff/change-own-staff-password.ts'
import { createStaff } from '@croupier/api/staff/create-staff.ts'
import { listStaff } from '@croupier/api/staff/list-staff.ts'
import { logInStaff } from '@croupier/api/staff/log-in-staff.ts'
import { logOutStaff } from '@croupier/api/staff/log-out-staff.ts'
import type { Role } from '@croupier/api/staff/roles.ts'
import { approveProposal } from '@croupier/api/staff/approve-proposal.ts'
import { creditMember } from '@croupier/api/wallet/purses/credit-member.ts'
import { assert } from '@croupier/basis/assert.ts'
import {
  createMemberAs,
  findMemberByAccount,
  isAgentType,
  isTrialType,
  type Member,
} from '@croupier/server/modules/identity/index.ts'
import type { Actor, MemberSession, StaffSession } from '@croupier/server/platform/actor.ts'
import { type Call, invoke, ownScope } from '@croupier/server/platform/invoke.ts'
import { Refusal } from '@croupier/server/platform/refusal.ts'
import { memberWithPurses } from '@croupier/server/modules/wallet/index.ts'
import type { Wired } from '@croupier/server/wiring.ts'
import { proveWork } from './prove-work.ts'

/** A line of the list a newcomer reads to get in. */
export interface DemoAccount {
  role: string
  account: string
  password: string
  where: string
  note?: string
}

/** Where the outside world is played. */
export interface SandboxPlace {
  /** `http://127.0.0.1:8090` */
  origin: string
  /** Where it takes mail, on the same machine. */
  mailPort: number
}

/** Where the sandbox listens by default. */
const SANDBOX: SandboxPlace = { origin: 'http://127.0.0.1:8090', mailPort: 8091 }

/** Known to everybody who reads this file: the demo listens on this machine alone. */
export const PLAYER_PASSWORD = 'Lantern2026'
export const STAFF_PASSWORD = 'lantern-light-2026'

const HOUR = 3_600_000

const maker: Actor = { kind: 'system', name: 'demo world' }

/**
 * The hands of the storytellers. Everything is done by the operations people use, never by rows of its own, and what is
 * there already is left as it is: a story told twice happened once.
 */
export class World {
  readonly wired: Wired
  /** The origin of the sandbox, which plays vendors and providers: `http://127.0.0.1:8090`. */
  readonly sandbox: string
  /** Where the sandbox takes mail. */
  readonly mail: { host: string; port: number }
  readonly introductions: DemoAccount[] = []
  readonly #sessions = new Map<string, StaffSession>()
  #calls = 0

  constructor(wired: Wired, { origin, mailPort } = SANDBOX) {
    this.wired = wired
    this.sandbox = origin
    this.mail = { host: new URL(origin).hostname, port: mailPort }
  }

  #call(actor: Actor): Call {
    this.#calls += 1
    return { requestId: `demo-world-${this.#calls}`, actor, language: 'en' }
  }

  /** Runs an operation as somebody; as the world's maker where nobody is named. */
  async do<Shape extends OperationShape>(
    operation: Shape,
    input: unknown,
    actor: Actor = maker,
  ): Promise<OutputOf<Shape>> {
    const implementation = this.wired.operations.find((one) => one.operation.name === operation.name)
    assert(implementation, `a module implements ${operation.name}`)
    return (await invoke(this.wired.app, implementation, this.#call(actor), input)) as OutputOf<Shape>
  }

  /** The same, as if it had been done so many hours ago; of money, at most a day and a half. */
  async didBefore<Shape extends OperationShape>(
    hours: number,
    operation: Shape,
    input: unknown,
    actor: Actor = maker,
  ): Promise<OutputOf<Shape>> {
    const implementation = this.wired.operations.find((one) => one.operation.name === operation.name)
    assert(implementation, `a module implements ${operation.name}`)
    const { app } = this.wired
    const clock = { now: () => app.clock.now() - hours * HOUR }
    return (await invoke({ ...app, clock }, implementation, this.#call(actor), input)) as OutputOf<Shape>
  }

  /** Adds a line to the list of demo accounts. */
  introduce(account: DemoAccount): void {
    this.introductions.push(account)
  }

  find(account: string): Promise<Member | undefined> {
    return findMemberByAccount(this.wired.app.database, account)
  }

  /** An operator with a password of their own. */
  async staff(account: string, role: Role, displayName: string): Promise<void> {
    const { list } = await this.do(listStaff, {})
    if (list.some((operator) => operator.account === account)) return
    const { password } = await this.do(createStaff, { account, role, displayName })
    assert(password, 'a first password is told')
    // A first password only opens its own change, so it is changed as anybody would.
    const session = await this.#logIn(account, password)
    await this.do(changeOwnStaffPassword, { password, newPassword: STAFF_PASSWORD }, session)
  }

  async #logIn(account: string, password: string): Promise<StaffSession> {
    const { token } = await this.do(logInStaff, { account, password }, { kind: 'visitor' })
    const session = await this.wired.means.sessions.staff(token)
    assert(session, 'a session just opened is open')
    this.#sessions.set(account, session)
    return session
  }

  /** An operator at work, for what the audit log should name them for. */
  async operator(account: string): Promise<StaffSession> {
    return this.#sessions.get(account) ?? this.#logIn(account, STAFF_PASSWORD)
  }

  /** An agent, made by the operator as agents are. `under`: the upline; the house where absent. */
  async agent(account: string, options: { type: 1 | 2; under?: string }): Promise<void> {
    if (await this.find(account)) return
    const scope = ownScope(this.wired.app, this.#call(maker))
    await createMemberAs(scope, {
      username: account,
      password: PLAYER_PASSWORD,
      type: options.type,
      agent: options.under,
      mustChangePassword: false,
    })
  }

  /** A player who registered by themselves, through the link of an agent or a friend where they had one. */
  async player(account: string, options: { payeeName: string; agent?: string; friend?: string }): Promise<void> {
    if (await this.find(account)) return
    const brought = options.friend && (await this.do(showReferral, {}, await this.member(options.friend)))
    const registration = {
      botCheck: await proveWork(this.wired.app),
      username: account,
      password: PLAYER_PASSWORD,
      payeeName: options.payeeName,
      ...(options.agent === undefined ? {} : { affiliateCode: options.agent }),
      ...(brought ? { referralCode: brought.referralCode } : {}),
      terms: true,
      ageConfirmed: true,
      registerMethod: 'WEB',
      login: false,
    }
    await this.do(registerMember, registration, { kind: 'visitor' })
  }

  /** A player's own session, for what they do themselves; no log-in is needed each time the story is told. */
  async member(account: string): Promise<MemberSession> {
    const member = await this.find(account)
    assert(member, `${account} has come in by an earlier story`)
    const { id: memberId, type, currency } = member
    const isAgent = isAgentType(type)
    const isTrial = isTrialType(type)
    return { kind: 'member', sessionId: 0n, memberId, account, type, isTrial, isAgent, currency, passwordDue: null }
  }

  /** Does what may take a second operator; then that is anika. */
  async #approved(operation: OperationShape, input: unknown, by: StaffSession): Promise<void> {
    try {
      await this.do(operation, input, by)
    } catch (error) {
      const proposalId = error instanceof Refusal ? error.value?.['proposalId'] : undefined
      if (proposalId === undefined) throw error
      await this.do(approveProposal, { id: proposalId }, await this.operator('anika'))
    }
  }

  /** Credits by the cashier, in order; those in the statement already are not given again. */
  async credits(account: string, credits: readonly { amount: string; note: string }[]): Promise<void> {
    const { purses } = await memberWithPurses(this.wired.app.database, account)
    const lines = Number(purses.find(({ purse }) => purse === 'main')?.seq ?? 0)
    for (const credit of credits.slice(lines)) {
      await this.#approved(creditMember, { account, ...credit }, await this.operator('rafiq'))
    }
  }

  /** Everybody who came to tell a story goes home. */
  async close(): Promise<void> {
    for (const session of this.#sessions.values()) await this.do(logOutStaff, {}, session)
  }
}
