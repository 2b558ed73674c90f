/**
 * Who runs the place: operators with roles and a second step, their sessions, requests that need a second pair of eyes,
 * and the audit log that nobody can rewrite. Knows nothing of members, money or games.
 */
import type { Operations } from '../../platform/implement.ts'
import approveProposal from './approve-proposal.ts'
import beginTotpEnrolment from './begin-totp-enrolment.ts'
import changeOwnStaffPassword from './change-own-staff-password.ts'
import changeStaffRole from './change-staff-role.ts'
import checkAudit from './check-audit.ts'
import confirmTotpEnrolment from './confirm-totp-enrolment.ts'
import createStaff from './create-staff.ts'
import disableStaff from './disable-staff.ts'
import enableStaff from './enable-staff.ts'
import listAudit from './list-audit.ts'
import listProposals from './list-proposals.ts'
import listStaff from './list-staff.ts'
import logInStaff from './log-in-staff.ts'
import logOutStaff from './log-out-staff.ts'
import rejectProposal from './reject-proposal.ts'
import resetStaffPassword from './reset-staff-password.ts'
import resetStaffTotp from './reset-staff-totp.ts'
import showStaffSession from './show-staff-session.ts'

export { forgetOldAttempts } from './attempts-store.ts'
export { auditLog, checkAuditLog, prepareAuditMonths } from './audit-log.ts'
export { fourEyes } from './four-eyes.ts'
export { separation } from './separation.ts'
export { findStaffSession } from './session.ts'
export { staffSessionsOver } from './sessions-store.ts'
export { staffIdleMinutes, totpRequired } from './staff-settings.ts'

export const operations: Operations = [
  logInStaff,
  logOutStaff,
  showStaffSession,
  changeOwnStaffPassword,
  beginTotpEnrolment,
  confirmTotpEnrolment,
  listStaff,
  createStaff,
  changeStaffRole,
  disableStaff,
  enableStaff,
  resetStaffTotp,
  resetStaffPassword,
  listProposals,
  approveProposal,
  rejectProposal,
  listAudit,
  checkAudit,
]
