import * as z from 'zod/mini'
import { SocialRefused, SocialUnavailable } from '../../../modules/identity/index.ts'

const TIMEOUT_MILLISECONDS = 10_000
const ANSWER_BYTES = 65_536

const graphError = z.object({ error: z.object({ code: z.number(), type: z.optional(z.string()) }) })

/** The app's own credentials (1, 2, 4: their trouble; 101, 190 with the app's secret: ours). */
const NOT_THE_PERSONS = new Set([1, 2, 4, 101])

/**
 * Asks the Graph API.
 * @throws SocialRefused where it says no, SocialUnavailable where it does not answer or speaks nonsense
 */
export async function askGraph<Answer>(
  url: URL,
  schema: z.ZodMiniType<Answer>,
  body?: URLSearchParams,
): Promise<Answer> {
  let status: number
  let text: string
  try {
    const answer = await fetch(url, {
      ...(body ? { method: 'POST', body } : {}),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
    })
    status = answer.status
    text = await answer.text()
  } catch (error) {
    throw new SocialUnavailable(`no answer: ${(error as Error).name}`)
  }
  let json: unknown
  try {
    json = text.length > ANSWER_BYTES ? undefined : JSON.parse(text)
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
