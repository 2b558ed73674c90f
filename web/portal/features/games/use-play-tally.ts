import type { OutputOf } from '@croupier/api/operation.ts'
import { showPlayTally } from '@croupier/api/play/records/show-play-tally.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useEffect, useState } from 'react'
import { useMember } from '../../session/member.ts'

/** A pause longer than this ends the play; the next one begins at nothing. */
const PAUSE_MILLISECONDS = 30 * 60_000
const ASK_AGAIN_MILLISECONDS = 20_000
const A_MINUTE = 60_000

export type PlayTally = OutputOf<typeof showPlayTally>

const keyOf = (nodeId: number): string => `play/${nodeId}`

interface Begun {
  /** The member’s id. */
  by: string
  since: number
}

/** Whose play of this game began when, where it goes on after a reload. */
function begunPlay(nodeId: number): Begun | undefined {
  try {
    const [by = '', since, seen] = (sessionStorage.getItem(keyOf(nodeId)) ?? '').split(' ')
    return since && seen && Date.now() - Number(seen) < PAUSE_MILLISECONDS ? { by, since: Number(since) } : undefined
  } catch {
    // Storage refused: a reload starts over.
    return undefined
  }
}

function remember(nodeId: number, { by, since }: Begun): void {
  try {
    sessionStorage.setItem(keyOf(nodeId), `${by} ${since} ${Date.now()}`)
  } catch {
    // See above.
  }
}

/** How long this game has been played and what came of it, by the server’s clock and books. */
export function usePlayTally(nodeId: number, isPlayed: boolean): { tally: PlayTally | undefined; minutes: number } {
  const { info } = useMember()
  const by = info?.id ?? ''
  const [begun, setBegun] = useState(() => begunPlay(nodeId))
  const since = begun?.by === by ? begun.since : undefined
  const { data } = useOperation(
    showPlayTally,
    { nodeId, ...(since !== undefined && { since }) },
    { enabled: isPlayed, everyMilliseconds: ASK_AGAIN_MILLISECONDS, staleMilliseconds: 0 },
  )
  if (data && since === undefined) setBegun({ by, since: data.since })
  // Asked again with another input, the answer before stands until the new one is there.
  const [tally, setTally] = useState<PlayTally>()
  if (data && data !== tally) setTally(data)
  useEffect(() => {
    if (data) remember(nodeId, { by, since: data.since })
  }, [data, nodeId, by])
  return { tally, minutes: tally ? Math.floor((tally.now - tally.since) / A_MINUTE) : 0 }
}
