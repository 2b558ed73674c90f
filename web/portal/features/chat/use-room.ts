import { launchChat } from '@croupier/api/chat/launch-chat.ts'
import { listChatMessages } from '@croupier/api/chat/list-chat-messages.ts'
import { seeChat } from '@croupier/api/chat/see-chat.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { call } from '@croupier/client/call.ts'
import { followLive } from '@croupier/client/live-following.ts'
import { queryOf, useCall, useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useMember } from '../../session/member.ts'
import { joining, type OlderMessages, withOlderPage } from './older-messages.ts'

type Room = OutputOf<typeof launchChat>
export type ChatMessage = Room['messages'][number]
export type Permission = Room['permission']

const SEEN_AFTER_MILLISECONDS = 1_500

/** Least time before a mute that should be over is asked about; the two clocks may differ. */
const MUTE_ASKED_MILLISECONDS = 2_000
/** A timer cannot wait longer. */
const LONGEST_WAIT = 2 ** 31 - 1

/** A host’s room, kept in step over the socket for as long as it is looked at. */
export function useRoom(modelId: number) {
  const { language } = useWords()
  const { isTrial } = useMember()
  const cache = useQueryClient()
  const input = { modelId, language }
  const reading = useOperation(launchChat, input, { staleMilliseconds: 0 })
  const room = reading.data
  const [read, setOlder] = useState<OlderMessages>()
  const older = joining(read, room?.next ?? null)
  const before = useCall(listChatMessages)

  const change = useEffectEvent((messages: (before: readonly ChatMessage[]) => ChatMessage[]) => {
    cache.setQueryData(
      queryOf(launchChat, input).queryKey,
      (before) => before && { ...before, messages: messages(before.messages) },
    )
  })
  const readAgain = useEffectEvent(() => void reading.refetch())
  const withMessage = (message: ChatMessage) => (before: readonly ChatMessage[]) => {
    const known = before.find(({ id }) => id === message.id)
    // One's own words come twice: as the answer, and over the socket, in either order.
    const told = { ...message, isOwn: message.isOwn || known?.isOwn === true }
    return known ? before.map((each) => (each === known ? told : each)) : [...before, told]
  }

  const follow = room?.follow
  useEffect(() => {
    if (follow === undefined) return undefined
    return followLive(follow, {
      onFollowed: () => readAgain(),
      onFrame({ type, payload }) {
        if (type === 'chat' && payload.modelId === modelId) change(withMessage({ ...payload, isOwn: false }))
        if (type === 'chat-removed' && payload.modelId === modelId) {
          change((before) => before.filter(({ id }) => id !== payload.id))
          setOlder((held) => held && { ...held, messages: held.messages.filter(({ id }) => id !== payload.id) })
        }
        if (type === 'chat-permission') readAgain()
      },
    })
  }, [follow, modelId])

  const mutedUntil = room?.permission.reason === 'muted' ? room.permission.mutedUntil : null
  const readAt = reading.dataUpdatedAt
  useEffect(() => {
    if (mutedUntil === null) return undefined
    // Nobody says that it is over.
    const wait = Math.min(LONGEST_WAIT, Math.max(MUTE_ASKED_MILLISECONDS, mutedUntil - Date.now()))
    const timer = setTimeout(() => readAgain(), wait)
    return () => clearTimeout(timer)
  }, [mutedUntil, readAt])

  const latest = room?.messages.at(-1)?.id
  useEffect(() => {
    if (latest === undefined || isTrial) return undefined
    const timer = setTimeout(() => {
      // What is not told now is told with the next message, or by coming in again.
      call(seeChat, { modelId, messageId: latest }).catch(() => {})
    }, SEEN_AFTER_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [latest, modelId, isTrial])

  const next = older ? older.next : (room?.next ?? null)
  return {
    room,
    messages: [...(older?.messages ?? []), ...(room?.messages ?? [])],
    next,
    reading,
    /** Own words, as the server took them. */
    add(message: ChatMessage) {
      cache.setQueryData(
        queryOf(launchChat, input).queryKey,
        (before) => before && { ...before, messages: withMessage(message)(before.messages) },
      )
    },
    older: {
      isLoading: before.isPending,
      error: before.error,
      load() {
        if (next === null) return
        before.mutate(
          { modelId, before: next },
          {
            onSuccess(page) {
              // Read anew while the page was on its way, the room may begin elsewhere.
              const roomNext = cache.getQueryData(queryOf(launchChat, input).queryKey)?.next ?? null
              setOlder((held) => withOlderPage(held, roomNext, next, page))
            },
          },
        )
      },
    },
  }
}
