import * as z from 'zod/mini'
import { patternOf, patternIdOf } from '../registration/patterns.ts'
import { plainText } from '../plain-text.ts'

const { source } = patternOf(patternIdOf('email'))!

/** An e-mail address as registrations take it. */
export const emailAddress = plainText(6, 120, {
  missing: 'fields.message.email',
  wrong: 'fields.message.email',
}).check(z.trim(), z.regex(new RegExp(source, 'u'), 'fields.message.email'))
