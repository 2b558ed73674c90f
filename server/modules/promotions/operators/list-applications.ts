import { listApplications } from '@croupier/api/promotions/operators/list-applications.ts'
import { implement } from '../../../platform/implement.ts'
import { joinPlace, readPage, splitPlace } from '../../../platform/page.ts'
import { accountNamesOf } from '../../identity/index.ts'
import { describeApplication } from './describe-application.ts'
import { type Application, listApplications as findPage } from '../taking-part/participations-store.ts'
import { titlesOf } from '../promotions-store.ts'

const placeOf = ({ joinedAt, memberId, promotionId }: Application) => joinPlace(joinedAt, memberId, promotionId)

export default implement(listApplications, async (ctx, { state, after, pageSize }) => {
  const place = splitPlace(after, Number, BigInt, BigInt)
  const { rows: page, next } = await readPage(pageSize, placeOf, (limit) =>
    findPage(ctx.db, { state, after: place, limit }),
  )
  const accounts = await accountNamesOf(
    ctx.db,
    page.map(({ memberId }) => memberId),
  )
  const titles = await titlesOf(
    ctx.db,
    page.map(({ promotionId }) => promotionId),
  )
  return {
    list: page.map((application) => {
      const texts = titles.get(application.promotionId) ?? {}
      return describeApplication(application, {
        title: texts[ctx.language] ?? texts['en'] ?? '',
        account: accounts.get(application.memberId) ?? '',
      })
    }),
    next,
  }
})
