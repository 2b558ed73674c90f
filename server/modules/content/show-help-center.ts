import { showHelpCenter } from '@croupier/api/content/show-help-center.ts'
import { implement } from '../../platform/implement.ts'
import { describeArticle, holdsWords } from './content-page.ts'
import { publishedInOrder } from './content-pages-store.ts'
import { readerLanguage } from './reader-language.ts'

const ARTICLES_MOST = 200

export default implement(showHelpCenter, async (ctx, { search = '', language }) => {
  const told = readerLanguage(language, ctx.language)
  const wanted = search.trim()
  const articles = await publishedInOrder(ctx.db, 'help', ARTICLES_MOST)
  const held = wanted === '' ? articles : articles.filter((page) => holdsWords(page, told, wanted))
  return { list: held.map((page) => describeArticle(page, told)) }
})
