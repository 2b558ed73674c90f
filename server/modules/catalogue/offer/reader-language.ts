import { isLanguage, type Language, matchLanguage } from '@croupier/words/languages.ts'
import type { Scope } from '../../../platform/context.ts'

/** The language a list is told in: what the call names, else its `Language` header's. */
export function readerLanguage(ctx: Pick<Scope, 'language'>, asked: string | undefined): Language {
  return asked ? matchLanguage(asked, ctx.language, isLanguage) : ctx.language
}
