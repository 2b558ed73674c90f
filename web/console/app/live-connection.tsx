import { openStaffLiveSocket } from '@croupier/api/live/open-live-socket.ts'
import { call } from '@croupier/client/call.ts'
import { readsAfterLoss, readsAt } from '@croupier/client/live-reads.ts'
import { openLiveSocket } from '@croupier/client/live-socket.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { liveReads } from './live-reads.ts'

/** Several messages of a moment are read for once. */
const GATHER_MILLISECONDS = 500

/** Reads again what messages of the socket make old, for as long as the operator is logged in. */
export function LiveConnection(): null {
  const cache = useQueryClient()
  useEffect(() => {
    let wasOpen = false
    const old = new Set<string>()
    let timer: ReturnType<typeof setTimeout> | undefined
    const refresh = (names: readonly string[]): void => {
      for (const name of names) old.add(name)
      timer ??= setTimeout(() => {
        timer = undefined
        for (const name of old) void cache.invalidateQueries({ queryKey: [name] })
        old.clear()
      }, GATHER_MILLISECONDS)
    }
    const end = openLiveSocket({
      ticket: async () => (await call(openStaffLiveSocket)).ticket,
      onFrame: ({ type }) => refresh(readsAt(liveReads, type)),
      onOpen() {
        // Before the first socket nothing was missed.
        if (wasOpen) refresh(readsAfterLoss(liveReads))
        wasOpen = true
      },
    })
    return () => {
      end()
      clearTimeout(timer)
    }
  }, [cache])
  return null
}
