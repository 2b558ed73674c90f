import { setChatRoom } from '@croupier/api/chat/set-chat-room.ts'
import { implement } from '../../platform/implement.ts'
import { describeHostNow } from './describe-staff-chat.ts'
import { hostByCode, setRoom } from './hosts-store.ts'
import { tellRules } from './tell-chat.ts'

export default implement(setChatRoom, async (ctx, { code, ...change }) => {
  const before = await hostByCode(ctx.tx, code, true)
  if (!before) throw ctx.refusal('chat.host.not.found')
  const isOnAir = change.isOnAir ?? before.isOnAir
  const host = await setRoom(ctx.tx, before.id, {
    isOnAir,
    onAirSince: isOnAir === before.isOnAir ? before.onAirSince : ctx.clock.now(),
    isOpen: change.isOpen ?? before.isOpen,
    slowSeconds: change.slowSeconds ?? before.slowSeconds,
    writeLevel: change.writeLevel ?? before.writeLevel,
    needsDeposit: change.needsDeposit ?? before.needsDeposit,
  })
  await tellRules(ctx.tx, host.id)
  return describeHostNow(ctx.tx, host)
})
