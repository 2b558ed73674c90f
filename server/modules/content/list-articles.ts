import { listArticles } from '@croupier/api/content/list-articles.ts'
import { implement } from '../../platform/implement.ts'
import { byId, cutPage } from '../../platform/page.ts'
import { describeArticle, holdsWords } from './content-page.ts'
import { publishedByTime, publishedInOrder } from './content-pages-store.ts'
import { readerLanguage } from './reader-language.ts'

/** Articles of one kind that are looked through. */
const LOOKED_THROUGH = 500

export default implement(listArticles, async (ctx, { kind, search = '', before, pageSize, language }) => {
  const told = readerLanguage(language, ctx.language)
  const wanted = search.trim()
  const isSearch = wanted !== ''
  const isOrdered = kind === 'help' || kind === 'page'
  const found = isOrdered
    ? await publishedInOrder(ctx.db, kind, LOOKED_THROUGH)
    : await publishedByTime(ctx.db, kind, before, isSearch ? LOOKED_THROUGH : pageSize + 1)
  const held = isSearch ? found.filter((page) => holdsWords(page, told, wanted)) : found
  const { rows: page, next } = cutPage(held, isOrdered ? held.length : pageSize, byId)
  return {
    list: page.map((each) => {
      const { slug, title, summary, publishedAt } = describeArticle(each, told)
      return { slug, kind, title, summary, publishedAt }
    }),
    next,
  }
})
