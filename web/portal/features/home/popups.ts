import type { executionCodes } from '@croupier/api/content/announcement.ts'
import { useEffect } from 'react'
import { closedPopups, openDialogWhereNone, useOpenDialog } from '../../dialogs/open-dialog.ts'
import { useAnnouncements } from '../../parts/announcements.ts'
import { useMember } from '../../session/member.ts'

type Code = (typeof executionCodes)[number]

const PAUSE = 100

/**
 * Opens the popups of the home page: B to visitors, A to who is logged in, F besides at the first log-in ever. Once a session
 * for each of visitor, member and agent, unless they were closed.
 */
export default function Popups(): null {
  const { isLogin, isAgent, info } = useMember()
  const isOccupied = useOpenDialog() !== undefined
  const state = !isLogin ? 'visitor' : info === undefined ? undefined : isAgent ? 'agent' : 'member'
  const isDue = state !== undefined && !closedPopups.has(state) && info?.passwordDue == null
  const announced = useAnnouncements()
  const codes = codesFor(isLogin, isLogin && info?.lastLogin == null)
  const isAny = isDue && announced?.popup.some(({ executionCode }) => codes.includes(executionCode)) === true
  const named = codes.join('')
  useEffect(() => {
    if (!isAny || isOccupied || state === undefined) return undefined
    const timer = setTimeout(
      () => openDialogWhereNone({ kind: 'announcements', shows: 'popups', codes: named, closes: state }),
      PAUSE,
    )
    return () => clearTimeout(timer)
  }, [isAny, isOccupied, state, named])
  return null
}

function codesFor(isLogin: boolean, isFirst: boolean): readonly Code[] {
  if (!isLogin) return ['B']
  return isFirst ? ['F', 'A'] : ['A']
}
