import { showArticle } from '@croupier/api/content/show-article.ts'
import { implement } from '../../platform/implement.ts'
import { describeArticle } from './content-page.ts'
import { findPublished } from './content-pages-store.ts'
import { readerLanguage } from './reader-language.ts'

export default implement(showArticle, async (ctx, { slug, language }) => {
  const page = await findPublished(ctx.db, slug)
  if (!page) throw ctx.refusal('content.page.not.found')
  return describeArticle(page, readerLanguage(language, ctx.language))
})
