import { chatMessage } from '../chat/chat-answers.ts'
import { liveMessage } from './live-message.ts'

/** Somebody wrote in a room that the socket follows. */
export const chatWritten = liveMessage('chat', chatMessage)
