import { showBalance } from '@croupier/api/wallet/purses/show-balance.ts'
import { launchGame } from '@croupier/api/play/sessions/launch-game.ts'
import { CallRefused } from '@croupier/client/call-refused.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { frameAddress } from './frame-address.ts'

export type LaunchState = { kind: 'waiting' } | { kind: 'open'; url: string } | { kind: 'refused'; error: CallRefused }

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
  const again = (): void => setAttempt(attempt + 1)
  if (!isAllowed || isPending) return { launch: { kind: 'waiting' }, again }
  if (error) return { launch: { kind: 'refused', error }, again }
  const url = data && frameAddress(data.content.game_url, location.origin)
  if (url !== undefined) return { launch: { kind: 'open', url }, again }
  if (data) return { launch: { kind: 'refused', error: new CallRefused({ code: 'game.launch.failed' }) }, again }
  return { launch: { kind: 'waiting' }, again }
}
