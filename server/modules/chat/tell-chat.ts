import { chatPermissionChanged } from '@croupier/api/live/chat-permission-changed.ts'
import { chatRemoved } from '@croupier/api/live/chat-removed.ts'
import { chatWritten } from '@croupier/api/live/chat-written.ts'
import type { Tx } from '../../platform/database.ts'
import { audienceName, tell } from '../../platform/live.ts'
import { describeMessage } from './describe-chat.ts'
import type { Message } from './messages-store.ts'

const roomOf = (hostId: number) => ({ to: 'chat-room', id: BigInt(hostId) }) as const

/** What a socket follows to hear a room. */
export function followedRoom(hostId: number): string {
  return audienceName(roomOf(hostId))
}

export async function tellWritten(tx: Tx, message: Message): Promise<void> {
  await tell(tx, roomOf(message.hostId), chatWritten, describeMessage(message))
}

export async function tellRemoved(tx: Tx, { hostId, id }: Message): Promise<void> {
  await tell(tx, roomOf(hostId), chatRemoved, { modelId: hostId, id: id.toString() })
}

/** The rules of a room are others now. */
export async function tellRules(tx: Tx, hostId: number): Promise<void> {
  await tell(tx, roomOf(hostId), chatPermissionChanged, {})
}

/** One member may write, or no longer. */
export async function tellPermission(tx: Tx, memberId: bigint): Promise<void> {
  await tell(tx, { to: 'member', id: memberId }, chatPermissionChanged, {})
}
