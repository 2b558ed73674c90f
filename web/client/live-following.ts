import type { AnyLiveFrame } from '@croupier/api/live/all.ts'

/** What is followed over the socket besides one's own: rooms. Kept here, so that it outlives a lost socket. */
const followed = new Map<string, Set<() => void>>()
const listeners = new Set<(frame: AnyLiveFrame) => void>()
let socket: Pick<WebSocket, 'send'> | undefined

/** A socket has opened: it is told what is followed. */
export function attachSocket(opened: Pick<WebSocket, 'send'>): void {
  socket = opened
  for (const audience of followed.keys()) opened.send(JSON.stringify({ follow: audience }))
}

/** A socket has closed, perhaps after another one was opened. */
export function detachSocket(closed: Pick<WebSocket, 'send'>): void {
  if (socket === closed) socket = undefined
}

/** The server's word that nothing of an audience is missed from now on; false where the text says something else. */
export function hearFollowed(text: string): boolean {
  if (!text.startsWith('{"followed":')) return false
  const { followed: audience } = JSON.parse(text) as { followed: string }
  for (const told of followed.get(audience) ?? []) told()
  return true
}

/** Passes a frame on to whoever listens besides. */
export function passOn(frame: AnyLiveFrame): void {
  for (const hear of listeners) hear(frame)
}

interface Following {
  onFrame(frame: AnyLiveFrame): void
  /** From now on nothing is missed: what was read before may be old. Said again after a lost socket. */
  onFollowed(): void
}

/** Follows an audience until the answer is called. */
export function followLive(audience: string, { onFrame, onFollowed }: Following): () => void {
  const told = followed.get(audience) ?? new Set()
  followed.set(audience, told.add(onFollowed))
  listeners.add(onFrame)
  socket?.send(JSON.stringify({ follow: audience }))
  return () => {
    listeners.delete(onFrame)
    told.delete(onFollowed)
    if (told.size > 0) return
    followed.delete(audience)
    socket?.send(JSON.stringify({ leave: audience }))
  }
}
