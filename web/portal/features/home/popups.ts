import { useEffect } from 'react'
import { closedPopups, openDialogWhereNone, useOpenDialog } from '../../dialogs/open-dialog.ts'
import { useAnnouncements } from '../../parts/announcements.ts'
import { useMember } from '../../session/member.ts'
import { greetedOf, popupCodesOf } from './popup-rules.ts'

const PAUSE = 100

/**
 * Opens the popups of the home page, and of the agents': B to visitors, A to who is logged in, F besides at the first log-in
 * ever. Once a session for each of visitor, member and agent, unless they were closed.
 */
export default function Popups(): null {
  const member = useMember()
  const isOccupied = useOpenDialog() !== undefined
  const state = greetedOf(member)
  const announced = useAnnouncements()
  const codes = popupCodesOf(member)
  const isAny = announced?.popup.some(({ executionCode }) => codes.includes(executionCode)) === true
  const named = codes.join('')
  useEffect(() => {
    // Asked here and not while this is drawn: nothing is drawn anew when one is closed.
    if (!isAny || isOccupied || state === undefined || closedPopups.has(state)) return undefined
    const timer = setTimeout(
      () => openDialogWhereNone({ kind: 'announcements', shows: 'popups', codes: named, closes: state }),
      PAUSE,
    )
    return () => clearTimeout(timer)
  }, [isAny, isOccupied, state, named])
  return null
}
