import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { MESSAGE_PICTURES_MOST, messageId } from './message-answers.ts'

export const pictureOfMessage = {
  id: messageId,
  index: z.int().check(z.minimum(0), z.maximum(MESSAGE_PICTURES_MOST - 1)),
} as const

export const showMessagePicture = operation({
  name: 'showMessagePicture',
  summary: 'An address that shows one picture of a message in one’s inbox once, within a minute.',
  method: 'POST',
  path: '/wps/message/picture',
  caller: 'member',
  input: z.strictObject(pictureOfMessage),
  output: z.strictObject({ address: z.string() }),
  refusals: ['message.not.found'],
  runs: 'transaction',
})
