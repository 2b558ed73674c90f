import { keepsRule, ruleMessage } from '@croupier/api/identity/registration/registration-schema.ts'
import type { MemberSession } from '../../../platform/actor.ts'
import type { OwnScope, WriteScope } from '../../../platform/context.ts'
import { hashPassword } from '../../../platform/password-hash.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { defaultWeakPassword, registrationRules } from '../identity-settings.ts'
import { emptyProfile } from '../members/add-member.ts'
import type { Member } from '../members/member.ts'
import { findMemberByAccount, insertMember } from '../members/members-store.ts'
import { insertProfile } from '../members/profiles-store.ts'
import { pursesPort } from '../purses-port.ts'

const HOUSE = 'house'

/**
 * A further log-in of an agent: a row outside the tree, with the default password, which lasts until the first log-in.
 * Answers what opens it, in one transaction.
 * @throws Refusal request.invalid, username.taken
 */
export async function prepareCashier(
  scope: OwnScope,
  agent: MemberSession,
  username: string,
): Promise<{ password: string; open: (write: WriteScope) => Promise<Member> }> {
  const settings = scope.use(settingsPort)
  const rule = { ...settings.read(registrationRules).username, required: true }
  if (!keepsRule(rule, username)) {
    const { messageKey, min, max } = ruleMessage('username', rule)
    throw new Refusal('request.invalid', { fields: [{ field: 'username', messageKey, min: min!, max: max! }] })
  }
  const password = settings.read(defaultWeakPassword)
  const passwordHash = await hashPassword(password)
  const house = await findMemberByAccount(scope.db, HOUSE)
  return {
    password,
    async open(write) {
      const createdAt = write.clock.now()
      const member = await insertMember(write.tx, {
        account: username,
        type: 0,
        currency: agent.currency,
        nickname: username,
        language: null,
        parentId: house!.id,
        cashierOf: agent.memberId,
        passwordHash,
        paymentPasswordHash: null,
        mustChangePassword: true,
        createdAt,
      })
      if (!member) throw new Refusal('username.taken')
      await insertProfile(write.tx, member.id, { ...emptyProfile, registerMethod: 'AGENT' })
      await write.use(pursesPort).open(write, member)
      return member
    },
  }
}
