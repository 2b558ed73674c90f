import { useEffect } from 'react'
import { closedPopups, openDialogWhereNone, useOpenDialog } from '../../dialogs/open-dialog.ts'
import { useAnnouncements } from '../../parts/announcements.ts'
import { useMember } from '../../session/member.ts'
import { greetedOf, popupCodesOf } from './popup-rules.ts'

const PAUSE = 100

/**
 * Opens the popups of the home page: B to visitors, A to who is logged in, F besides at the first log-in ever. Once a session
 * for each of visitor, member and agent, unless they were closed.
 */
export default function Popups(): null {
  const member = useMember()
  const isOccupied = useOpenDialog() !== undefined
  const state = greetedOf(member)
  const isDue = state !== undefined && !closedPopups.has(state)
  const announced = useAnnouncements()
  const codes = popupCodesOf(member)
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
