import { launchChat } from '@croupier/api/chat/launch-chat.ts'
import { listChatMessages } from '@croupier/api/chat/list-chat-messages.ts'
import { seeChat } from '@croupier/api/chat/see-chat.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { call } from '@croupier/client/call.ts'
import { followLive } from '@croupier/client/live-following.ts'
import { queryOf, useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useMember } from '../../session/member.ts'

type Room = OutputOf<typeof launchChat>
export type ChatMessage = Room['messages'][number]
export type Permission = Room['permission']

const SEEN_AFTER_MILLISECONDS = 1_500

/** A host’s room, kept in step over the socket for as long as it is looked at. */
export function useRoom(modelId: number) {
  const { language } = useWords()
  const { isTrial } = useMember()
  const cache = useQueryClient()
  const input = { modelId, language }
  const reading = useOperation(launchChat, input, { staleMilliseconds: 0 })
  const room = reading.data
  /** Pages before what the room was entered with. */
  const [older, setOlder] = useState<{ messages: ChatMessage[]; next: string | null }>()

  const change = useEffectEvent((messages: (before: readonly ChatMessage[]) => ChatMessage[]) => {
    cache.setQueryData(
      queryOf(launchChat, input).queryKey,
      (before) => before && { ...before, messages: messages(before.messages) },
    )
  })
  const readAgain = useEffectEvent(() => {
    // What is read again may begin later than it did: between it and older pages something would be missing.
    setOlder(undefined)
    void reading.refetch()
  })
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
          setOlder((before) => before && { ...before, messages: before.messages.filter(({ id }) => id !== payload.id) })
        }
        if (type === 'chat-permission') readAgain()
      },
    })
  }, [follow, modelId])

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
    async loadOlder() {
      if (next === null) return
      const page = await call(listChatMessages, { modelId, before: next })
      setOlder((before) => ({ messages: [...page.messages, ...(before?.messages ?? [])], next: page.next }))
    },
  }
}
