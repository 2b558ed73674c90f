import { setLanguage } from '@croupier/api/identity/members/set-language.ts'
import { matchLanguage } from '@croupier/words/languages.ts'
import { implement } from '../../../platform/implement.ts'
import { setMemberLanguage } from './members-store.ts'

export default implement(setLanguage, async (ctx, input) => {
  // Clients of this API family know more languages than are offered here, and write some in capitals.
  const language = matchLanguage(input.language, ctx.language)
  if (ctx.session) await setMemberLanguage(ctx.tx, ctx.session.memberId, language)
  return { language }
})
