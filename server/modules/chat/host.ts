import type { ChatFault, writeObstacles } from '@croupier/api/chat/chat-answers.ts'

/** Who speaks live, and the rules of the room. */
export interface Host {
  readonly id: number
  readonly code: string
  readonly names: Readonly<Record<string, string>>
  readonly about: Readonly<Record<string, string>>
  readonly languages: readonly string[]
  readonly look: string
  readonly vendorCode: string | null
  readonly gameCode: string | null
  readonly position: number
  readonly isOnAir: boolean
  /** Epoch milliseconds. */
  readonly onAirSince: number | null
  /** Members may write. */
  readonly isOpen: boolean
  readonly slowSeconds: number
  readonly writeLevel: number
  readonly needsDeposit: boolean
}

export interface Mute {
  readonly id: bigint
  readonly memberId: bigint
  readonly hostId: number | null
  readonly reason: ChatFault
  readonly note: string
  readonly by: string
  readonly at: number
  readonly until: number
  readonly liftedBy: string | null
}

/** A text in a reader's language, else in English, else in any. */
export function inLanguage(texts: Readonly<Record<string, string>>, language: string): string {
  return texts[language] ?? texts['en'] ?? Object.values(texts)[0] ?? ''
}

/** What is known of somebody who would write; `level` and `hasDeposited` where the room asks for them. */
export interface Writer {
  readonly isTrial: boolean
  readonly mute: Mute | undefined
  readonly level: number
  readonly hasDeposited: boolean
}

/** What stands in the way of writing in a room; null where nothing does. */
export function obstacleOf(host: Host, writer: Writer): (typeof writeObstacles)[number] | null {
  if (writer.isTrial) return 'trial'
  if (!host.isOpen) return 'closed'
  if (writer.mute) return 'muted'
  if (writer.level < host.writeLevel) return 'level'
  if (host.needsDeposit && !writer.hasDeposited) return 'deposit'
  return null
}
