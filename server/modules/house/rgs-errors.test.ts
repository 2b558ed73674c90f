import { translate } from '@croupier/words/server.ts'
import { expect, it } from 'vitest'
import { answerOfError, type RgsErrorCode, rgsErrors } from './rgs-errors.ts'

const codes = Object.keys(rgsErrors) as RgsErrorCode[]
const languages = [
  [undefined, 'en'],
  ['bn-BD,bn;q=0.9,en;q=0.8', 'bn'],
  ['ar', 'ar'],
] as const

it.each(codes)('[D-05] %s comes with a sentence that can be shown, in the language of the browser', (code) => {
  const answers = languages.map(([header]) => answerOfError(code, { headers: { 'accept-language': header } }))

  const sentences = languages.map(([, language]) => translate(language, `play-rgs.${code}`))
  expect(answers.map(({ status }) => status)).toEqual(languages.map(() => rgsErrors[code]))
  expect(answers.map(({ body }) => body)).toEqual(sentences.map((message) => ({ error: code, message })))
  expect(new Set(sentences).size).toBe(languages.length)
  expect(sentences.join(' ')).not.toContain(code)
})
