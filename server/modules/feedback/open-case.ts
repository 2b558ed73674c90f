import { openCase } from '@croupier/api/feedback/open-case.ts'
import { countWords } from '@croupier/basis/count-words.ts'
import { filesPort } from '../../platform/files.ts'
import { implement } from '../../platform/implement.ts'
import { settingsPort } from '../../platform/settings.ts'
import { countOpenOf, insertConversation, insertEntry } from './conversations-store.ts'
import { memberDetail } from './describe-case.ts'
import { drawPictures } from '../../platform/draw-pictures.ts'
import { caseWords } from './feedback-settings.ts'
import { tellCase } from './tell-case.ts'

/** Complaints and questions of one member that may be open at once. */
const OPEN_MOST = 10

export default implement(openCase, async (ctx, { kind, type, content, pictures }) => {
  const { memberId, account } = ctx.session
  const { least, most } = ctx.use(settingsPort).read(caseWords)
  const words = countWords(content)
  if (words < least || words > most) {
    const fields = [{ field: 'content', messageKey: 'fault.words', min: least, max: most }]
    throw ctx.refusal('case.words', { least, most, fields })
  }
  const drawn = await drawPictures(pictures)
  const at = ctx.clock.now()
  return ctx.conclude(async ({ tx }) => {
    if ((await countOpenOf(tx, memberId)) >= OPEN_MOST) throw ctx.refusal('case.too.many')
    const names: string[] = []
    for (const picture of drawn) names.push(await ctx.use(filesPort).put(tx, picture))
    const { language } = ctx
    const opened = await insertConversation(tx, { kind, type, memberId, sender: account, language, openedAt: at })
    await insertEntry(tx, opened.id, { side: 'member', author: account, text: content, pictures: names, at })
    await tellCase(tx, opened)
    return memberDetail(tx, opened)
  })
})
