import { listApplications } from '@croupier/api/promotions/operators/list-applications.ts'
import { implement } from '../../../platform/implement.ts'
import { accountNamesOf } from '../../identity/index.ts'
import { describeApplication } from './describe-application.ts'
import {
  type Application,
  type ApplicationPlace,
  listApplications as findPage,
} from '../taking-part/participations-store.ts'
import { titlesOf } from '../promotions-store.ts'

const placeOf = ({ joinedAt, memberId, promotionId }: Application) => `${joinedAt}_${memberId}_${promotionId}`

function readPlace(text: string | undefined): ApplicationPlace | undefined {
  if (text === undefined) return undefined
  const [joinedAt = '', memberId = '', promotionId = ''] = text.split('_')
  return { joinedAt: Number(joinedAt), memberId: BigInt(memberId), promotionId: BigInt(promotionId) }
}

export default implement(listApplications, async (ctx, { state, after, pageSize }) => {
  const found = await findPage(ctx.db, { state, after: readPlace(after), limit: pageSize + 1 })
  const page = found.slice(0, pageSize)
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
    next: found.length > pageSize ? placeOf(page.at(-1)!) : null,
  }
})
