import { asciiDigits } from '@croupier/basis/digits.ts'
import * as z from 'zod/mini'
import { fitsPattern, patternIdOf, patternOf } from '../registration/patterns.ts'

const isDate = (text: string) => fitsPattern(patternOf(patternIdOf('dateYearFirst'))!, text)

/** A date of birth, yyyy-MM-dd, in the digits of any script. */
export const birthday = z.string().check(
  z.overwrite((text) => asciiDigits(text.trim())),
  z.refine(isDate, 'fields.pattern.dateYearFirst'),
)

/** Without its year, as members see their own: `••••-12-31`. */
export const maskedBirthday = z.string()
