import { showBalance } from '@croupier/api/wallet/purses/show-balance.ts'
import { launchGame } from '@croupier/api/play/sessions/launch-game.ts'
import { CallRefused } from '@croupier/client/call-refused.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSettings } from '../../session/settings.ts'
import { frameAddress } from './frame-address.ts'
import { firstThere, launchPlaces } from './launch-places.ts'

const noHosts: readonly string[] = []

export type LaunchState = { kind: 'waiting' } | { kind: 'open'; url: string } | { kind: 'refused'; error: CallRefused }

/** The address a launch gave, or the same game at the first of the operator's hosts that is there. */
function useFirstThere(gameUrl: string | undefined): string | undefined {
  const hosts = useSettings()?.launchCdn ?? noHosts
  const own = gameUrl === undefined ? undefined : frameAddress(gameUrl, location.origin)
  const [found, setFound] = useState<{ of: string; place: string }>()
  const isOneOfMany = own !== undefined && launchPlaces(own, hosts).length > 1
  useEffect(() => {
    if (own === undefined || !isOneOfMany) return undefined
    let isOver = false
    const look = async (): Promise<void> => {
      const place = await firstThere(launchPlaces(own, hosts))
      if (!isOver) setFound({ of: own, place })
    }
    void look()
    return () => {
      isOver = true
    }
  }, [own, isOneOfMany, hosts])
  if (!isOneOfMany) return own
  return found?.of === own ? found?.place : undefined
}

/**
 * Opens the game once it may be opened, and again on request. Each opening replaces the one before and resumes the
 * round that one left, so a reload of the page goes on where it was.
 */
export function useLaunch(
  { nodeId, isFreePlay, roomId }: { nodeId: number; isFreePlay: boolean; roomId?: string | undefined },
  isAllowed: boolean,
): { launch: LaunchState; again: () => void } {
  const { language } = useWords()
  const { mutate, data, error, isPending } = useCall(launchGame, { refreshes: [showBalance] })
  const [attempt, setAttempt] = useState(1)
  const open = useEffectEvent(() => {
    const isTouched = window.matchMedia('(pointer: coarse)').matches
    const device = isTouched ? 'mobile' : 'desktop'
    mutate({ nodeId, accountType: isFreePlay ? 0 : 1, device, language, ...(roomId !== undefined && { roomId }) })
  })
  useEffect(() => {
    if (isAllowed) open()
  }, [isAllowed, nodeId, isFreePlay, roomId, attempt])
  const url = useFirstThere(data?.content.game_url)
  const again = (): void => setAttempt(attempt + 1)
  if (!isAllowed || isPending) return { launch: { kind: 'waiting' }, again }
  if (error) return { launch: { kind: 'refused', error }, again }
  const asked = data && frameAddress(data.content.game_url, location.origin)
  if (asked !== undefined && url === undefined) return { launch: { kind: 'waiting' }, again }
  if (url !== undefined) return { launch: { kind: 'open', url }, again }
  if (data) return { launch: { kind: 'refused', error: new CallRefused({ code: 'game.launch.failed' }) }, again }
  return { launch: { kind: 'waiting' }, again }
}
