import type { WriteScope } from '../../../platform/context.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { ancestorsOf, insertAncestry } from './ancestry-store.ts'
import { memberRegistered } from '../events.ts'
import type { Member } from './member.ts'
import { insertMember, type NewMember } from './members-store.ts'
import { insertProfile, type Profile } from './profiles-store.ts'
import { pursesPort } from '../purses-port.ts'
import { holdTree } from './team-sizes-store.ts'

export const emptyProfile: Profile = {
  payeeName: null,
  email: null,
  countryDialingCode: null,
  mobileNum: null,
  mobileVerifiedAt: null,
  birthday: null,
  idNumber: null,
  answers: {},
  registerUrl: null,
  registerMethod: null,
  registerDomain: null,
  registerIp: null,
  registerLogin: null,
  firebaseChannel: null,
  firebaseTokenHash: null,
}

/**
 * Creates a member: row, profile and place in the tree, the event, and last the purses. Other writes of this
 * transaction go into `also`, because the purses may post to the ledger.
 * @throws Refusal username.taken, email.taken, mobile.taken
 */
export async function addMember(
  scope: WriteScope,
  newMember: NewMember,
  profile: Partial<Profile>,
  also: (member: Member) => Promise<void> = async () => {},
): Promise<Member> {
  await holdTree(scope.tx, false)
  const member = await insertMember(scope.tx, newMember)
  if (!member) throw new Refusal('username.taken')
  const conflict = await insertProfile(scope.tx, member.id, { ...emptyProfile, ...profile })
  if (conflict) throw new Refusal(conflict === 'email' ? 'email.taken' : 'mobile.taken')
  await insertAncestry(scope.tx, member.id, newMember.parentId)

  const ancestors = await ancestorsOf(scope.tx, member.id)
  scope.announce(
    memberRegistered({
      memberId: member.id.toString(),
      account: member.account,
      type: member.type,
      currency: member.currency,
      ancestorIds: ancestors.map(String),
    }),
  )
  await also(member)
  await scope.use(pursesPort).open(scope, member)
  return member
}
