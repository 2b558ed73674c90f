import type { OutputOf } from '@croupier/api/operation.ts'
import type { StaffPermission } from '@croupier/api/staff/roles.ts'
import type { showStaffSession } from '@croupier/api/staff/show-staff-session.ts'
import { assert } from '@croupier/basis/assert.ts'
import { createContext, type ReactNode, use } from 'react'

export type StaffSession = OutputOf<typeof showStaffSession>

const StaffContext = createContext<StaffSession | undefined>(undefined)

export function StaffProvider({ session, children }: { session: StaffSession; children: ReactNode }): ReactNode {
  return <StaffContext value={session}>{children}</StaffContext>
}

/** Who is logged in. @throws BrokenInvariant outside the shell. */
export function useStaff(): StaffSession {
  const session = use(StaffContext)
  assert(session, 'screens of the console stand inside a StaffProvider')
  return session
}

/** Whether a permission is this operator's. The server asks again; this only hides what it would refuse. */
export function useMay(): (permission: StaffPermission) => boolean {
  const { permissions } = useStaff()
  return (permission) => permissions.includes(permission)
}
