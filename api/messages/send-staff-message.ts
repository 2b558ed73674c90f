import * as z from 'zod/mini'
import { languageCode, textsUpTo } from '../content/announcement.ts'
import { accountName } from '../identity/limits.ts'
import { linesOfText } from '../identity/plain-text.ts'
import { operation } from '../operation.ts'
import { BODY_MOST, messagePictures, PICTURED_MESSAGE_BYTES, TITLE_MOST } from './message-answers.ts'
import { audiences, groupShape, momentInput, staffMessage } from './staff-answers.ts'

export const sendStaffMessage = operation({
  name: 'sendStaffMessage',
  summary: 'Write to one member, to a group or to everybody, in several languages, now or at a time.',
  method: 'POST',
  path: '/staff/messages',
  caller: 'staff',
  permission: 'messages.send',
  audited: true,
  memberMoney: 'none',
  input: z.strictObject({
    to: z.enum(audiences),
    /** Needed with `member` and with nothing else. */
    account: z.optional(accountName),
    ...groupShape,
    /** Whether it offers something: only members who have chosen to be told of offers see it. */
    isOffer: z._default(z.boolean(), false),
    /** By language; English must be among them, in both. */
    titles: textsUpTo(TITLE_MOST),
    texts: z.record(languageCode, linesOfText(1, BODY_MOST)),
    /** A page of ours. */
    link: z.optional(z.string().check(z.maxLength(200), z.regex(/^\/(?![/\\])[^\s\\]*$/))),
    pictures: messagePictures,
    /** Epoch milliseconds; now where absent. */
    sendAt: z.optional(momentInput),
    /** When it leaves inboxes; never where absent. */
    endsAt: z.optional(momentInput),
  }),
  output: staffMessage,
  refusals: ['request.invalid', 'member.not.found', 'upload.not.image', 'upload.too.large'],
  bodyBytes: PICTURED_MESSAGE_BYTES,
  runs: 'concludes',
})
