import * as z from 'zod/mini'
import { SocialRefused, SocialUnavailable } from '../../../modules/identity/index.ts'
import type { Outside } from '../../../platform/outside.ts'

const TIMEOUT_MILLISECONDS = 10_000

const graphError = z.object({ error: z.object({ code: z.number(), type: z.optional(z.string()) }) })

/** The app's own credentials (1, 2, 4: their trouble; 101, 190 with the app's secret: ours). */
const NOT_THE_PERSONS = new Set([1, 2, 4, 101])

/**
 * Asks the Graph API.
 * @throws SocialRefused where it says no, SocialUnavailable where it does not answer or speaks nonsense
 */
export async function askGraph<Answer>(
  outside: Outside,
  url: URL,
  schema: z.ZodMiniType<Answer>,
  body?: URLSearchParams,
): Promise<Answer> {
  let status: number
  let text: string
  try {
    const form = { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' }
    const answer = await outside.ask(url, {
      ...(body ? { method: 'POST', headers: form, body: body.toString() } : {}),
      milliseconds: TIMEOUT_MILLISECONDS,
    })
    status = answer.status
    text = answer.body.toString()
  } catch (error) {
    throw new SocialUnavailable(`no answer: ${(error as Error).message}`)
  }
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    json = undefined
  }
  if (status === 200) {
    const read = z.safeParse(schema, json)
    if (read.success) return read.data
    throw new SocialUnavailable('an answer that cannot be read')
  }
  const code = z.safeParse(graphError, json).data?.error.code
  if (status >= 500 || code === undefined || NOT_THE_PERSONS.has(code)) {
    throw new SocialUnavailable(`${status} ${code ?? ''}`.trim())
  }
  throw new SocialRefused(`graph ${code}`)
}
