import type { Queryable } from '../../platform/database.ts'
import type { Scope } from '../../platform/context.ts'
import { displayNameOf, gameByCode, isClosedTo, vendorByCode } from '../catalogue/index.ts'
import { hasDeposited, levelOf } from '../promotions/index.ts'
import { CHAT_MOST } from '@croupier/api/chat/chat-answers.ts'
import { type Host, inLanguage, obstacleOf, type Writer } from './host.ts'
import { type Message, messagesOf } from './messages-store.ts'
import { muteOf } from './moderation-store.ts'

type Reader = Scope & { readonly session: { readonly currency: string } | undefined }

/** A host as members see them; the game is named where it may be played. */
export function describeModel(ctx: Reader, host: Host, language: string) {
  const { id: modelId, code, languages, look, isOnAir, onAirSince } = host
  const vendor = host.vendorCode === null ? undefined : vendorByCode(ctx, host.vendorCode)
  const game = vendor && host.gameCode !== null ? gameByCode(ctx, vendor.id, host.gameCode) : undefined
  const isOffered = vendor?.status === 'open' && game?.status === 'open' && !isClosedTo(ctx, { game, vendor })
  return {
    modelId,
    code,
    displayName: inLanguage(host.names, language),
    about: inLanguage(host.about, language),
    languages: [...languages],
    look,
    isOnAir,
    onAirSince,
    game: isOffered
      ? { nodeId: game.nodeId, displayName: displayNameOf(game, language), vendorName: vendor.name }
      : null,
  }
}

export function describeMessage({ id, hostId, side, author, text, at }: Message) {
  return { id: id.toString(), modelId: hostId, side, author, text, at }
}

/** The latest messages before one, the latest at the end. */
export async function pageOfMessages(
  db: Queryable,
  hostId: number,
  reader: bigint,
  { before, limit }: { before?: string | undefined; limit: number },
) {
  const found = await messagesOf(db, { hostId, before, withRemoved: false, limit: limit + 1 })
  const page = found.slice(0, limit)
  return {
    messages: page.map((message) => ({ ...describeMessage(message), isOwn: message.memberId === reader })).toReversed(),
    next: found.length > limit ? page.at(-1)!.id.toString() : null,
  }
}

/** What is asked of whoever writes in the room, and what of it stands in this member's way. */
export async function writerOf(
  db: Queryable,
  host: Host,
  { memberId, isTrial, currency }: { memberId: bigint; isTrial: boolean; currency: string },
  now: number,
): Promise<Writer> {
  if (isTrial) return { isTrial, mute: undefined, level: 0, hasDeposited: false }
  return {
    isTrial,
    mute: await muteOf(db, memberId, host.id, now),
    level: host.writeLevel > 0 ? await levelOf(db, memberId, currency) : 0,
    hasDeposited: host.needsDeposit && (await hasDeposited(db, memberId, currency)),
  }
}

export function describePermission(host: Host, writer: Writer) {
  const reason = obstacleOf(host, writer)
  return {
    modelId: host.id,
    mayRead: true,
    mayWrite: reason === null,
    reason,
    mutedUntil: writer.mute?.until ?? null,
    muteReason: writer.mute?.reason ?? null,
    levelNeeded: host.writeLevel,
    slowSeconds: host.slowSeconds,
    mostCharacters: CHAT_MOST,
  }
}
