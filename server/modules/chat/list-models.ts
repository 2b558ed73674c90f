import { listModels } from '@croupier/api/chat/list-models.ts'
import { isLanguage, matchLanguage } from '@croupier/words/languages.ts'
import { implement } from '../../platform/implement.ts'
import { describeModel } from './describe-chat.ts'
import { allHosts } from './hosts-store.ts'

export default implement(listModels, async (ctx, { language: asked, vassalage }) => {
  const language = asked ? matchLanguage(asked, ctx.language, isLanguage) : ctx.language
  const hosts = (await allHosts(ctx.db)).filter((host) => vassalage === undefined || host.vendorCode === vassalage)
  const inOrder = hosts.toSorted((one, other) => Number(other.isOnAir) - Number(one.isOnAir))
  return { models: inOrder.map((host) => describeModel(ctx, host, language)) }
})
