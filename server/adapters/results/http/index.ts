// Publishers of lottery results that answer one GET per draw with `{"drawn": ["12345", …]}`.
import type { ResultSource } from '../../../modules/lottery/index.ts'
import type { Outside } from '../../../platform/outside.ts'
import * as z from 'zod/mini'

const MILLISECONDS = 5_000
const BYTES = 64_000
const answer = z.object({ drawn: z.array(z.string().check(z.maxLength(10))).check(z.maxLength(400)) })

/** A 404 is no result yet; whatever else is no answer of this form is a fault, and asked for again. */
export function openHttpResults(
  outside: Outside,
  sources: readonly { name: string; url: string }[],
): readonly ResultSource[] {
  return sources.map(({ name, url }) => ({
    name,
    async resultOf({ gameCode, family, numero }) {
      const address = new URL(url)
      for (const [key, value] of Object.entries({ gameCode, family, numero })) address.searchParams.set(key, value)
      const { status, body } = await outside.ask(address, { milliseconds: MILLISECONDS, bytes: BYTES })
      if (status === 404) return undefined
      return z.parse(answer, JSON.parse(body.toString('utf8'))).drawn
    },
  }))
}
