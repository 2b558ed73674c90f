import { createMember } from '@croupier/api/identity/members/create-member.ts'
import { agentTypes, type MemberType } from '@croupier/api/identity/limits.ts'
import { keepsRule, ruleMessage } from '@croupier/api/identity/registration/registration-schema.ts'
import { currencies } from '@croupier/basis/currency.ts'
import type { OwnScope, WriteScope } from '../../../platform/context.ts'
import { implement } from '../../../platform/implement.ts'
import { hashPassword } from '../../../platform/password-hash.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { addMember } from './add-member.ts'
import { insertAffiliateCode } from '../registration/affiliates-store.ts'
import { defaultUpline } from '../registration/find-upline.ts'
import { defaultWeakPassword, registrationRules } from '../identity-settings.ts'
import type { Member } from './member.ts'
import { findMemberByAccount } from './members-store.ts'
import { refusedPassword } from '../passwords/password-rules.ts'

export interface MemberToCreate {
  username: string
  password: string
  /** 0 where absent. */
  type?: MemberType | undefined
  /** The upline agent's account; the default agent where absent. */
  agent?: string | undefined
  /** The agent's where absent; only under the house may it be another. */
  currency?: string | undefined
  /** Whether the first log-in asks for another password. */
  mustChangePassword?: boolean | undefined
  /** `OPERATOR` where absent. */
  registerMethod?: 'AGENT' | undefined
}

function fault(field: string, messageKey: string, bounds: { min?: number; max?: number } = {}): Refusal {
  return new Refusal('request.invalid', { fields: [{ field, messageKey, ...bounds }] })
}

async function uplineOf(scope: OwnScope, account: string | undefined) {
  if (account === undefined) return defaultUpline(scope)
  const agent = await findMemberByAccount(scope.db, account)
  if (!agent || !agentTypes.includes(agent.type)) throw new Refusal('invitation_code_error')
  return agent
}

/**
 * What comes before a member or agent is created: the rules, which are those of a registration, and the hash. Answers what
 * creates them, in one transaction.
 * @throws Refusal request.invalid, invitation_code_error, password.breached, password.same.as.username
 */
export async function prepareMember(
  scope: OwnScope,
  wanted: MemberToCreate,
): Promise<(write: WriteScope) => Promise<Member>> {
  const settings = scope.use(settingsPort)
  const rules = settings.read(registrationRules)
  for (const name of ['username', 'password'] as const) {
    const rule = { ...rules[name], required: true }
    if (keepsRule(rule, wanted[name])) continue
    const { messageKey, min, max } = ruleMessage(name, rule)
    throw fault(name, messageKey, { min: min!, max: max! })
  }
  const isHandedOut = wanted.password === settings.read(defaultWeakPassword)
  const weakness = isHandedOut ? undefined : await refusedPassword(wanted.username, wanted.password)
  // Someone at the server's own command line may hand out a known password; it then lasts until the first log-in.
  const isLentOnly = weakness === 'password.breached' && scope.actor.kind === 'ops'
  if (weakness && !isLentOnly) throw new Refusal(weakness)

  const upline = await uplineOf(scope, wanted.agent)
  const currency = wanted.currency ?? upline.currency
  const isUnderHouse = upline.account === 'house'
  if (!currencies.has(currency) || (currency !== upline.currency && !isUnderHouse)) {
    throw fault('currency', 'fault.format')
  }

  const type = wanted.type ?? 0
  const createdAt = scope.clock.now()
  const passwordHash = await hashPassword(wanted.password)
  return (write) =>
    addMember(
      write,
      {
        account: wanted.username,
        type,
        currency,
        nickname: wanted.username,
        language: null,
        parentId: upline.id,
        passwordHash,
        paymentPasswordHash: null,
        mustChangePassword: isHandedOut || isLentOnly || (wanted.mustChangePassword ?? false),
        createdAt,
      },
      { registerMethod: wanted.registerMethod ?? 'OPERATOR' },
      async (member) => {
        // Whoever made the account knows its first password.
        write.edits({ memberIds: [member.id] })
        if (agentTypes.includes(type)) await insertAffiliateCode(write.tx, member.account, member.id, createdAt)
      },
    )
}

/**
 * Creates a member or agent for an operator, by the same rules as a registration. An agent gets their account as their
 * first invitation code.
 * @throws Refusal request.invalid, username.taken, invitation_code_error, password.breached, password.same.as.username
 */
export async function createMemberAs(scope: OwnScope, wanted: MemberToCreate): Promise<Member> {
  return scope.transaction(await prepareMember(scope, wanted))
}

export default implement(createMember, async (ctx, input) => {
  const create = await prepareMember(ctx, input)
  return ctx.conclude(async (scope) => {
    const member = await create(scope)
    return { id: member.id.toString(), account: member.account }
  })
})
