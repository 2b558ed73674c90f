import type { launchChat } from '@croupier/api/chat/launch-chat.ts'
import type { OutputOf } from '@croupier/api/operation.ts'

type ChatMessage = OutputOf<typeof launchChat>['messages'][number]

/** A page of a room's messages, and where the one before it ends; null where there is none. */
export interface MessagePage {
  readonly messages: readonly ChatMessage[]
  readonly next: string | null
}

/** The pages before what a room was entered with. */
export interface OlderMessages extends MessagePage {
  /** Where the room that they lead up to began. */
  readonly joins: string | null
}

/** Older pages for as long as they lead up to what the room shows: read again it may begin later, and something would be missing. */
export function joining(older: OlderMessages | undefined, roomNext: string | null): OlderMessages | undefined {
  return older?.joins === roomNext ? older : undefined
}

/** Older pages with one more, that was asked for by `asked`; a page that has come already, or no longer fits, adds nothing. */
export function withOlderPage(
  older: OlderMessages | undefined,
  roomNext: string | null,
  asked: string,
  page: MessagePage,
): OlderMessages | undefined {
  const held = joining(older, roomNext)
  if (asked !== (held ? held.next : roomNext)) return older
  return { joins: roomNext, messages: [...page.messages, ...(held?.messages ?? [])], next: page.next }
}
