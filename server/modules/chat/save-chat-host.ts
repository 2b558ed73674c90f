import { saveChatHost } from '@croupier/api/chat/save-chat-host.ts'
import { implement } from '../../platform/implement.ts'
import { gameByCode, vendorByCode } from '../catalogue/index.ts'
import { describeHostNow } from './describe-staff-chat.ts'
import { saveHost } from './hosts-store.ts'

export default implement(saveChatHost, async (ctx, { vassalage, gameId, ...facts }) => {
  if ((vassalage === undefined) !== (gameId === undefined)) {
    const field = vassalage === undefined ? 'vassalage' : 'gameId'
    throw ctx.refusal('request.invalid', { fields: [{ field, messageKey: 'fault.missing' }] })
  }
  if (vassalage !== undefined && gameId !== undefined) {
    const vendor = vendorByCode(ctx, vassalage)
    if (!vendor || !gameByCode(ctx, vendor.id, gameId)) throw ctx.refusal('game.not.found')
  }
  const host = await saveHost(ctx.tx, { ...facts, vendorCode: vassalage ?? null, gameCode: gameId ?? null })
  return describeHostNow(ctx.tx, host)
})
