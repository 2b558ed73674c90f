import { listStaffPromotions } from '@croupier/api/promotions/operators/list-staff-promotions.ts'
import { promotionStates } from '@croupier/api/promotions/operators/staff-answers.ts'
import { promotionCategories } from '@croupier/api/promotions/promotion-answers.ts'
import { promotionKinds } from '@croupier/api/promotions/promotion-kinds.ts'
import { EmptyInboxScene } from '@croupier/kit/art/empty-scenes.tsx'
import { Status } from '@croupier/kit/components/badge.tsx'
import { count, moment, money, opener, word } from '../lists/columns.tsx'
import { declareList } from '../lists/declare-list.tsx'
import { choice, search } from '../lists/filters.ts'
import { SHARED_WORK } from '../lists/live.ts'
import { PromotionPanel } from './promotion-panel.tsx'
import { stageTones, textFor } from './promotion-words.ts'

const categories = promotionCategories.filter((category) => category !== 'all')

/** Every promotion ever written, the newest first, with where it stands and what it has cost. */
export const PromotionList = declareList(listStaffPromotions, {
  cursor: 'before',
  live: SHARED_WORK,
  filters: {
    search: search('console-promotions.column.title'),
    state: choice('console-promotions.column.state', promotionStates, 'console-promotions.state'),
    kind: choice('console-promotions.column.kind', promotionKinds, 'console-promotions.kind'),
    category: choice('console-promotions.field.category', categories, 'promotions.filter'),
  },
  columns: [
    opener('title', 'console-promotions.column.title', ({ titles }, { language }) => textFor(titles, language)),
    word('kind', 'console-promotions.column.kind', ({ promise }) => `console-promotions.kind.${promise.kind}`),
    {
      id: 'stage',
      head: 'console-promotions.column.state',
      cell: ({ stage }, { t }) => (
        <Status tone={stageTones[stage]} live={stage === 'running'}>
          {t(`console-promotions.stage.${stage}`)}
        </Status>
      ),
    },
    moment('from', 'console-promotions.field.startsAt', ({ startsAt }) => startsAt),
    moment('until', 'console-promotions.field.endsAt', ({ endsAt }) => endsAt),
    count('joined', 'console-promotions.column.joined', ({ joined }) => joined),
    money('issued', 'console-promotions.column.issued', ({ issued, currency }) => [issued, currency]),
    money('paid', 'console-promotions.column.paid', ({ paid, currency }) => [paid, currency], { isWhat: true }),
  ],
  rowKey: ({ promotionId }) => promotionId,
  panel: { name: 'promotion', Panel: ({ id, onClose }) => <PromotionPanel promotionId={id} onClose={onClose} /> },
  empty: {
    scene: <EmptyInboxScene />,
    title: 'console-promotions.empty.title',
    text: 'console-promotions.empty.text',
  },
})
