import * as z from 'zod/mini'
import { chatId } from '../chat/chat-answers.ts'
import { liveMessage } from './live-message.ts'

/** A message was taken out of a room that the socket follows. */
export const chatRemoved = liveMessage('chat-removed', z.strictObject({ modelId: z.number(), id: chatId }))
