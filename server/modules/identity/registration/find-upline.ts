import { assert } from '@croupier/basis/assert.ts'
import type { ReadScope } from '../../../platform/context.ts'
import type { Queryable } from '../../../platform/database.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { brand, isModuleOn } from '../../settings/index.ts'
import { agentOfCode, codeOfDomain, type Upline } from './affiliates-store.ts'
import { defaultAgent } from '../identity-settings.ts'
import { findMemberByAccount } from '../members/members-store.ts'

/** The code of the agent whose own domain this host is; a host may name its port. */
export async function codeOfHost(db: Queryable, host: string | undefined): Promise<string | undefined> {
  return host ? codeOfDomain(db, host.replace(/:\d+$/, '')) : undefined
}

/**
 * The agent a new member stands under: the code's, else the domain's, else the default one. `wrong-code` where a code
 * was given that leads to nobody. While agents are switched off, nobody is brought by one.
 * @throws Refusal function.not.available for a code while they are
 */
export async function findUpline(
  ctx: ReadScope,
  code: string | undefined,
  domain: string | undefined,
): Promise<Upline | 'wrong-code'> {
  if (!isModuleOn(ctx, 'AGENTPOLICY3')) {
    if (code) throw new Refusal('function.not.available')
    return defaultUpline(ctx)
  }
  if (code) return (await agentOfCode(ctx.db, code)) ?? 'wrong-code'
  const domainCode = await codeOfHost(ctx.db, domain)
  const ofDomain = domainCode === undefined ? undefined : await agentOfCode(ctx.db, domainCode)
  return ofDomain ?? defaultUpline(ctx)
}

/** The currency of who registers by this code, or at this domain: their upline's. A code that leads to nobody is none. */
export async function currencyOfNewMember(
  ctx: ReadScope,
  code: string | undefined,
  domain: string | undefined,
): Promise<string> {
  const given = isModuleOn(ctx, 'AGENTPOLICY3') ? code?.trim() : undefined
  const upline = await findUpline(ctx, given, domain)
  return (upline === 'wrong-code' ? await defaultUpline(ctx) : upline).currency
}

export async function defaultUpline(ctx: Pick<ReadScope, 'db' | 'use'>): Promise<Upline> {
  const settings = ctx.use(settingsPort)
  const account = settings.read(defaultAgent)
  const agent = (await findMemberByAccount(ctx.db, account)) ?? (await findMemberByAccount(ctx.db, 'house'))
  assert(agent, 'the house stands at the root of the tree')
  // The house is the company itself: who stands directly under it has the brand's currency.
  return agent.parentId === null ? { ...agent, currency: settings.read(brand).currency } : agent
}
