import type * as z from 'zod/mini'
import type { RefusalCode } from './refusals.ts'
import type { WhiteLabelModule } from './settings/white-label.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * Who may call.
 * - `anyone`: with or without a session.
 * - `session`: any signed-in account, trial included.
 * - `member`: a signed-in account that is no trial; a trial is refused `in_need_true_account`.
 * - `agent`: a member whose type is an agent's.
 * - `staff`: an operator with the operation's `permission`; console listener only.
 */
export type Caller = 'anyone' | 'session' | 'member' | 'agent' | 'staff'

/**
 * How it runs.
 * - `reads`: no transaction, `ctx.db` reads.
 * - `transaction`: one transaction around the handler, `ctx.tx`; throw rolls back, return commits.
 * - `concludes`: slow or outside work first (hashes, checks at others), then one commit: `ctx.conclude`, in which the fact,
 *   the audit line, the events and the answer kept for a retry stand or fall together. What must be written before
 *   somebody outside is asked is written by `ctx.begin`, once per Idempotency-Key.
 * - `batched`: decided and written together with others of its kind, in a statement that the handler’s module sends for all
 *   of them; the answer kept for a retry, `ctx.keep`, is written by it.
 * - `own`: the handler opens its own transactions and concludes nothing: a GET that keeps what it may lose.
 */
export type Runs = 'reads' | 'transaction' | 'concludes' | 'batched' | 'own'

export type Schema = z.ZodMiniType

/**
 * What a staff operation that writes has to do with members' money.
 * - `edits`: it gives, takes or moves the money of members, or changes where it is paid or who can ask for it. Its handler
 *   names them by `edits`; for some days, whoever does it approves no withdrawal of theirs.
 * - `pays`: it works a withdrawal, which is what is kept apart from editing.
 * - `none`: neither.
 */
export type MemberMoney = 'edits' | 'pays' | 'none'

/** What a staff operation does, as roles name it: `members.read`, `audit.read`. */
export type Permission = `${string}.${string}`

export interface OperationShape {
  /** The handler's and the typed client's name: `requestWithdrawal`. */
  name: string
  /** One sentence for a reader of the OpenAPI document. */
  summary: string
  method: Method
  /** Further methods of the same handler, where older clients use them. */
  alsoMethods?: readonly Method[]
  /** `/wps/member/info`, `/lgw/games/:category`. Absent where only relay names lead here. */
  path?: string
  /** Further paths of the same handler. */
  alsoPaths?: readonly string[]
  /** Names under /wps/relay/, newest first. */
  relay?: readonly string[]
  caller: Caller
  /** Needed with `staff`. */
  permission?: Permission
  /** A staff operation that writes says what it touched: the audit line's subject. */
  audited?: boolean
  /**
   * An operator's call only becomes a proposal (`staff.approval.awaited`), and runs when another operator approves it. For
   * operations of one transaction; the input is kept until then, so it holds no secret. `above-limit`: the handler says
   * when, by `AwaitsApproval`.
   */
  fourEyes?: true | 'above-limit'
  /** Said by every staff operation that writes (dev/checks/staff-roles.test.ts). */
  memberMoney?: MemberMoney
  /** The body comes as JWE; plain JSON is refused. */
  encrypted?: boolean
  /**
   * Under /lgw and /lotto the answer is the value itself, without the envelope, as public clients of that family read it;
   * refusals are enveloped everywhere.
   */
  bare?: true
  /**
   * The answer is large and the same for everybody who may ask: it travels compressed. Never of one that holds what only
   * its caller may know, since what was compressed beside words of a stranger's choice can be guessed from its length.
   */
  packed?: true
  /** `form`: application/x-www-form-urlencoded is accepted besides JSON. */
  body?: 'json' | 'form'
  /**
   * Open to an agent's cashiers, to whom all others that need a session answer `cashier.not.allowed`. `self`: for their own
   * log-in. `agent`: it acts for the agent.
   */
  cashier?: 'self' | 'agent'
  /** Goes on also in a session that owes another password; all others that need a session answer `password.change.due`. */
  whilePasswordDue?: boolean
  /** White-label module: switched off, the operation answers `function.not.available`. */
  module?: WhiteLabelModule
  /** Path parameters, query (GET, DELETE) and body (POST, PUT, DELETE), as one flat object. */
  input: Schema
  output: Schema
  /** Every refusal the handler itself may answer; those of mount (session, validation, limits) come besides. */
  refusals: readonly RefusalCode[]
  runs: Runs
  /** Bytes a body may have; the listener's own limit where absent. */
  bodyBytes?: number
  /** Calls one address may make in a minute; the listener's own limit where absent. */
  perMinute?: number
  /** Calls one member may make in a minute, from wherever they come. */
  perMinuteAndMember?: number
}

/** Declares an operation. The literal types are kept, so handler, mount and client agree by the compiler. */
export function operation<const Shape extends OperationShape>(shape: Shape): Shape {
  return shape
}

/** What a caller sends: defaults may be left out. */
export type InputOf<Shape extends OperationShape> = z.input<Shape['input']>
/** What the handler receives: validated, defaults filled in. */
export type ReceivedOf<Shape extends OperationShape> = z.output<Shape['input']>
/** What the handler returns. */
export type AnswerOf<Shape extends OperationShape> = z.input<Shape['output']>
/** What a caller gets as `value`. */
export type OutputOf<Shape extends OperationShape> = z.output<Shape['output']>
export type RefusalsOf<Shape extends OperationShape> = Shape['refusals'][number]

/** Whether an answer at this path is the value itself. */
export function isBareAt(operation: Pick<OperationShape, 'bare'>, path: string): boolean {
  return operation.bare === true && /^\/(?:lgw|lotto)\//.test(path)
}
