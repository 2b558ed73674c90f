/**
 * What reaches a member outside a page: inbox, live notices, and texts to a number or address. Knows how to send, not
 * what a message is about.
 */
import type { Operations } from '../../platform/implement.ts'
import openLiveSocket from './open-live-socket.ts'
import openStaffLiveSocket from './open-staff-live-socket.ts'

export { type Letter, type Mail, mailPort } from './mail-port.ts'
export { type Sms, smsPort, type TextMessage } from './sms-port.ts'
export { tellSettingsChanged } from './tell-settings-changed.ts'

export const operations: Operations = [openLiveSocket, openStaffLiveSocket]
