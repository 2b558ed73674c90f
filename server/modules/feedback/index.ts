/**
 * What people tell and ask the house: feedback, complaints, questions and chats, as conversations that operators take,
 * answer and close. Knows who asks, and nothing of what they ask about.
 */
import type { Operations } from '../../platform/implement.ts'
import answerCase from './answer-case.ts'
import closeCase from './close-case.ts'
import listCannedAnswers from './list-canned-answers.ts'
import listCases from './list-cases.ts'
import listStaffCases from './list-staff-cases.ts'
import openCase from './open-case.ts'
import openChat from './open-chat.ts'
import rateCase from './rate-case.ts'
import removeCannedAnswer from './remove-canned-answer.ts'
import replyToCase from './reply-to-case.ts'
import saveCannedAnswer from './save-canned-answer.ts'
import seeCase from './see-case.ts'
import sendFeedback from './send-feedback.ts'
import showCase from './show-case.ts'
import showCasePicture from './show-case-picture.ts'
import showStaffCase from './show-staff-case.ts'
import showStaffCasePicture from './show-staff-case-picture.ts'
import showSupport from './show-support.ts'
import takeCase from './take-case.ts'

export { caseAnswered, caseReminded } from './events.ts'
export { remindOfCases } from './remind-of-cases.ts'
export { settings } from './feedback-settings.ts'

export const operations: Operations = [
  sendFeedback,
  showSupport,
  openCase,
  openChat,
  listCases,
  showCase,
  replyToCase,
  seeCase,
  rateCase,
  showCasePicture,
  listStaffCases,
  showStaffCase,
  takeCase,
  answerCase,
  closeCase,
  showStaffCasePicture,
  listCannedAnswers,
  saveCannedAnswer,
  removeCannedAnswer,
]
