import type { FastifyRequest } from 'fastify'
import { type Language, matchLanguage } from '@croupier/words/languages.ts'

/** The interface language of a call: the `Language` header, else what the browser accepts, else the brand's. */
export function requestLanguage(request: FastifyRequest, brandDefault: Language): Language {
  const asked = request.headers['language'] ?? request.headers['accept-language']
  return matchLanguage(typeof asked === 'string' ? asked.slice(0, 200) : '', brandDefault)
}
