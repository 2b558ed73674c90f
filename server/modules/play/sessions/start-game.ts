import type { AnswerOf } from '@croupier/api/operation.ts'
import type { launchGame } from '@croupier/api/play/sessions/launch-game.ts'
import type { Visit } from '../../../platform/context.ts'
import type { Concluded } from '../../../platform/concluded.ts'
import type { ContextOf } from '../../../platform/context.ts'
import { gameByCode, gameByNode, isClosedTo, takesNot, vendorByCode, vendorById } from '../../catalogue/index.ts'
import { mayPlay } from '../../safeguards/index.ts'
import { isModuleOn } from '../../settings/index.ts'
import { openGame } from './open-game.ts'
import { judgeStart } from './start-rules.ts'

const HANDHELD = /\b(?:Android|iPhone|iPad|iPod|Mobile)\b/

function deviceOf(visit: Visit | undefined): 'desktop' | 'mobile' {
  return HANDHELD.test(visit?.userAgent ?? '') ? 'mobile' : 'desktop'
}

/** Which game is asked for, and how its page will be shown. */
interface Asked {
  nodeId?: number | undefined
  gameId?: string | undefined
  vassalage?: string | undefined
  device?: 'desktop' | 'mobile' | undefined
  roomId?: string | undefined
}

/** Opens a game for money or for play money, by the rules of both. */
export async function startGame(
  ctx: ContextOf<typeof launchGame>,
  asked: Asked,
  wantsDemo: boolean,
): Promise<Concluded<AnswerOf<typeof launchGame>>> {
  const { session } = ctx
  const named = asked.vassalage === undefined ? undefined : vendorByCode(ctx, asked.vassalage)
  const game =
    asked.nodeId === undefined ? named && gameByCode(ctx, named.id, asked.gameId ?? '') : gameByNode(ctx, asked.nodeId)
  const vendor = game && vendorById(ctx, game.vendorId)

  const start = judgeStart({
    vendor,
    game,
    isClosedHere: game !== undefined && vendor !== undefined && isClosedTo(ctx, { game, vendor }),
    isCurrencyClosed: vendor !== undefined && takesNot(session.currency, vendor, game),
    isTrial: session.isTrial,
    wantsDemo,
    isDemoOffered: isModuleOn(ctx, 'DEMOPLAY3'),
  })
  if (!start.may) {
    const until = start.reason === 'game.maintenance' && game?.status === 'open' ? vendor?.maintenanceEndsAt : null
    throw ctx.refusal(start.reason, typeof until === 'number' ? { until } : undefined)
  }
  const verdict = await mayPlay(ctx, session.memberId)
  if (!verdict.allowed)
    throw ctx.refusal(verdict.reason, verdict.until === undefined ? undefined : { until: verdict.until })

  const opened = await openGame(ctx, {
    vendor: vendor!,
    game: game!,
    member: { id: session.memberId, account: session.account, currency: session.currency },
    launchedFrom: session.sessionId,
    isDemo: start.isDemo,
    language: ctx.language,
    device: asked.device ?? deviceOf(ctx.visit),
    ip: ctx.visit?.ip ?? '127.0.0.1',
    roomId: asked.roomId,
  })
  if (opened === 'room') throw ctx.refusal('game.room.closed')
  if (opened === 'refused') throw ctx.refusal('game.launch.failed')
  // Launching again opens another session in the place of this one: nothing is doubled.
  const content = { game_url: opened.url, nodeId: game!.nodeId, isDemo: start.isDemo || session.isTrial }
  return ctx.conclude(async () => ({ content }))
}
