/**
 * Inboxes and outboxes: what the house tells each member at events of their money, what its staff write to one, to a group
 * or to all, and letters between agents and members. Moves no money and decides nothing about it.
 */
import type { Operations } from '../../platform/implement.ts'
import cancelPlannedMessage from './cancel-planned-message.ts'
import countAudience from './count-audience.ts'
import countReaders from './count-readers.ts'
import countUnread from './count-unread.ts'
import listInbox from './list-inbox.ts'
import listOutbox from './list-outbox.ts'
import listPlannedMessages from './list-planned-messages.ts'
import listRecipients from './list-recipients.ts'
import listStaffMessages from './list-staff-messages.ts'
import beginPush from './push/begin-push.ts'
import endPush from './push/end-push.ts'
import showPush from './push/show-push.ts'
import readMessages from './read-messages.ts'
import removeMessage from './remove-message.ts'
import sendMessage from './send-message.ts'
import sendStaffMessage from './send-staff-message.ts'
import showMessagePicture from './show-message-picture.ts'
import showStaffMessagePicture from './show-staff-message-picture.ts'
import withdrawStaffMessage from './withdraw-staff-message.ts'

export { forgetOldMessages } from './forget-old-messages.ts'
export { sendPlannedMessage } from './send-planned-message.ts'
export { settings } from './messages-settings.ts'
export { forgetEndedBrowsers, forgetLoggedOutBrowsers } from './push/forget-ended-browsers.ts'
export { type Push, type PushOutcome, pushPort } from './push/push-port.ts'
export { tellBrowser } from './push/tell-browser.ts'
export {
  tellOfCaseReminders,
  tellOfCases,
  tellOfContractAnswers,
  tellOfContractAsks,
  tellOfDeposits,
  tellOfDepositSteps,
  tellOfPointOrders,
  tellOfRewards,
  tellOfVerifications,
  tellOfVerificationsRunOut,
  tellOfVerificationsAsked,
  tellOfWithdrawals,
  tellOfWithdrawalSteps,
  welcomeByMessage,
} from './tell-of-events.ts'

export const operations: Operations = [
  listInbox,
  countUnread,
  listOutbox,
  readMessages,
  removeMessage,
  listRecipients,
  sendMessage,
  sendStaffMessage,
  listStaffMessages,
  countReaders,
  withdrawStaffMessage,
  countAudience,
  listPlannedMessages,
  cancelPlannedMessage,
  showMessagePicture,
  showStaffMessagePicture,
  showPush,
  beginPush,
  endPush,
]
