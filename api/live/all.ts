import * as z from 'zod/mini'
import { announcementsChanged } from './announcements-changed.ts'
import { balanceChanged } from './balance-changed.ts'
import { betsShown } from './bets-shown.ts'
import { caseChanged } from './case-changed.ts'
import { chatPermissionChanged } from './chat-permission-changed.ts'
import { chatRemoved } from './chat-removed.ts'
import { chatWritten } from './chat-written.ts'
import { contractsChanged } from './contracts-changed.ts'
import { drawChanged } from './draw-changed.ts'
import { depositChanged } from './deposit-changed.ts'
import { forcedLogout } from './forced-logout.ts'
import type { LiveFrame, LiveMessage } from './live-message.ts'
import { messageArrived } from './message-arrived.ts'
import { pointsChanged } from './points-changed.ts'
import { promotionsChanged } from './promotions-changed.ts'
import { rememberedLoginReused } from './remembered-login-reused.ts'
import { rewardsChanged } from './rewards-changed.ts'
import { settingsChanged } from './settings-changed.ts'
import { transferChanged } from './transfer-changed.ts'
import { withdrawalChanged } from './withdrawal-changed.ts'

export const liveMessages = [
  announcementsChanged,
  balanceChanged,
  betsShown,
  caseChanged,
  chatPermissionChanged,
  chatRemoved,
  chatWritten,
  contractsChanged,
  depositChanged,
  drawChanged,
  forcedLogout,
  messageArrived,
  pointsChanged,
  promotionsChanged,
  rememberedLoginReused,
  rewardsChanged,
  settingsChanged,
  transferChanged,
  withdrawalChanged,
] as const

type FrameOf<Message> = Message extends LiveMessage<infer Type, infer Payload> ? LiveFrame<Type, Payload> : never

/** Every frame a client can get, told apart by `type`. */
export type AnyLiveFrame = FrameOf<(typeof liveMessages)[number]>

const frame = z.object({ type: z.string(), seq: z.number(), at: z.number(), payload: z.unknown() })

/** A frame from the socket's text; undefined for a type this client does not know or a text that is no frame. */
export function readLiveFrame(text: string): AnyLiveFrame | undefined {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return undefined
  }
  const outer = z.safeParse(frame, json)
  const message: LiveMessage | undefined = liveMessages.find((known) => known.type === outer.data?.type)
  if (!outer.success || !message) return undefined
  const payload = z.safeParse(message.payload, outer.data.payload)
  return payload.success ? ({ ...outer.data, payload: payload.data } as AnyLiveFrame) : undefined
}
