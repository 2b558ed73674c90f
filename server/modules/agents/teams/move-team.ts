import { moveTeam } from '@croupier/api/agents/teams/staff-teams.ts'
import { implement } from '../../../platform/implement.ts'
import {
  ancestorsOf,
  findMemberByAccount,
  holdTree,
  isAgentType,
  levelBelow,
  lockMemberByAccount,
  moveBranch,
  setMemberParent,
} from '../../identity/index.ts'
import { teamMoved } from '../events.ts'
import { keepMove } from './moves-store.ts'
import { rebateDays } from '../rebates/rebate-caps.ts'

export default implement(moveTeam, async (ctx, { account, under }) => {
  const { tx } = ctx
  // Two moves at once could put each below the other.
  await holdTree(tx, true)
  const member = await lockMemberByAccount(tx, account)
  const upline = await findMemberByAccount(tx, under)
  if (!member || member.parentId === null || !upline) throw ctx.refusal('member.not.found')
  const { parentId } = member
  // Contracts end with a move, and figures go to other uplines from then on: whoever is above, before or after, may get more
  // or less by it. The house is nobody's to pay.
  const above = await ancestorsOf(tx, member.id)
  const house = above.at(-1)
  const affected = new Set([member.id, ...above, upline.id, ...(await ancestorsOf(tx, upline.id))])
  ctx.edits({ memberIds: [...affected].filter((id) => id !== house) })
  if (parentId === upline.id) return { account: member.account, upline: upline.account }
  const isHouse = upline.parentId === null
  const isPossible =
    upline.id !== member.id &&
    (isHouse || (isAgentType(upline.type) && upline.currency === member.currency)) &&
    (await levelBelow(tx, member.id, upline.id)) === undefined
  if (!isPossible) throw ctx.refusal('team.move.impossible')
  const { tomorrow: day } = rebateDays(ctx)
  await keepMove(tx, { memberId: member.id, day, fromId: parentId, at: ctx.clock.now() }, upline.id)
  await moveBranch(tx, member.id, upline.id)
  await setMemberParent(tx, member.id, upline.id)
  ctx.announce(teamMoved({ memberId: member.id.toString(), fromId: parentId.toString(), toId: upline.id.toString() }))
  return { account: member.account, upline: upline.account }
})
