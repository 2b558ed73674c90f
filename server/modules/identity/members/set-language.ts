import { setLanguage } from '@croupier/api/identity/set-language.ts'
import { isLanguage } from '@croupier/words/languages.ts'
import { implement } from '../../../platform/implement.ts'
import { setMemberLanguage } from './members-store.ts'

export default implement(setLanguage, async (ctx, { language }) => {
  if (!isLanguage(language)) {
    throw ctx.refusal('request.invalid', { fields: [{ field: 'language', messageKey: 'fault.format' }] })
  }
  if (ctx.session) await setMemberLanguage(ctx.tx, ctx.session.memberId, language)
  return {}
})
