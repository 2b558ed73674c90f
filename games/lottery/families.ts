import type { BetType, Family } from './bet-type.ts'
import { elevenFive } from './families/eleven-five.ts'
import { fourD } from './families/four-d.ts'
import { k3 } from './families/k3.ts'
import { kl8 } from './families/kl8.ts'
import { pk10 } from './families/pk10.ts'
import { ssc } from './families/ssc.ts'
import { thai } from './families/thai.ts'
import { xsmb, xsmn, xsmt } from './families/vietnam.ts'

/** Every lottery there are rules for. */
export const families: readonly Family[] = [ssc, elevenFive, pk10, k3, kl8, xsmb, xsmn, xsmt, thai, fourD]

export function familyCalled(code: string): Family | undefined {
  return families.find((family) => family.code === code)
}

export function betTypeOf(family: Family, code: string): BetType | undefined {
  return family.bets.find((type) => type.code === code)
}

/** A result as it is written, and read back. */
export const writeDrawn = ({ separator }: Family, drawn: readonly string[]): string => drawn.join(separator)

/** A result from its text; undefined where the lottery cannot have drawn it. */
export function readDrawn(family: Family, text: string): readonly string[] | undefined {
  const drawn = text.split(family.separator)
  return family.isResult(drawn) ? drawn : undefined
}
