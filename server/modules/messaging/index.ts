/**
 * What reaches a member outside a page: inbox, live notices, and texts to a number or address. Knows how to send, not
 * what a message is about.
 */
import type { Operations } from '../../platform/implement.ts'
import listSent from './list-sent.ts'
import openLiveSocket from './open-live-socket.ts'
import openStaffLiveSocket from './open-staff-live-socket.ts'
import sendTestLetter from './send-test-letter.ts'
import sendTestText from './send-test-text.ts'
import setMailServer from './set-mail-server.ts'
import setSmsGateway from './set-sms-gateway.ts'
import showMailServer from './show-mail-server.ts'
import showSmsGateway from './show-sms-gateway.ts'

export { type MailServer, mailServer } from './mail-server.ts'
export { type Letter, type Mail, mailPort } from './mail-port.ts'
export { recordMail, recordSms } from './record-sent.ts'
export { forgetOldSent } from './sent-store.ts'
export { type SmsGateway, smsGateway } from './sms-gateway.ts'
export { type Sms, smsPort, type TextMessage } from './sms-port.ts'
export { tellSettingsChanged } from './tell-settings-changed.ts'

export const operations: Operations = [
  openLiveSocket,
  openStaffLiveSocket,
  setMailServer,
  showMailServer,
  sendTestLetter,
  setSmsGateway,
  showSmsGateway,
  sendTestText,
  listSent,
]
