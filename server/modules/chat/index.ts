/**
 * Live hosts and the rooms in which members write to them: who may write, what stays out, what is reported and ruled on.
 * Knows who writes, and nothing of what is played beside it.
 */
import type { Operations } from '../../platform/implement.ts'
import countChatUnread from './count-chat-unread.ts'
import launchChat from './launch-chat.ts'
import liftChatMute from './lift-chat-mute.ts'
import listBlockedWords from './list-blocked-words.ts'
import listChatHosts from './list-chat-hosts.ts'
import listChatMessages from './list-chat-messages.ts'
import listChatMutes from './list-chat-mutes.ts'
import listChatReports from './list-chat-reports.ts'
import listModels from './list-models.ts'
import listStaffChatMessages from './list-staff-chat-messages.ts'
import muteChatMember from './mute-chat-member.ts'
import removeChatMessage from './remove-chat-message.ts'
import reportChatMessage from './report-chat-message.ts'
import ruleOnChatReport from './rule-on-chat-report.ts'
import saveBlockedWords from './save-blocked-words.ts'
import saveChatHost from './save-chat-host.ts'
import seeChat from './see-chat.ts'
import sendChatMessage from './send-chat-message.ts'
import setChatRoom from './set-chat-room.ts'
import showGroupPermission from './show-group-permission.ts'
import writeAsHouse from './write-as-house.ts'

export { forgetOldChat } from './forget-old-chat.ts'
export { settings } from './chat-settings.ts'

export const operations: Operations = [
  listModels,
  launchChat,
  countChatUnread,
  showGroupPermission,
  listChatMessages,
  sendChatMessage,
  seeChat,
  reportChatMessage,
  listChatHosts,
  saveChatHost,
  setChatRoom,
  listStaffChatMessages,
  writeAsHouse,
  removeChatMessage,
  muteChatMember,
  liftChatMute,
  listChatMutes,
  listChatReports,
  ruleOnChatReport,
  listBlockedWords,
  saveBlockedWords,
]
