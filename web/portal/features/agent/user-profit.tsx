import { useWords } from '@croupier/client/words/use-words.ts'
import { Select } from '@croupier/kit/fields/select.tsx'
import type { ReactNode } from 'react'
import { useCategoryName } from '../../catalogue/category-name.ts'
import { useGameMenus } from '../../catalogue/menus.ts'
import { PeriodFilter } from './filters.tsx'
import { ProfitTable } from './profit-table.tsx'
import { useAgentQuery } from './use-query.ts'

/** What each member of the team won or lost, of one category where asked. */
export default function UserProfit(): ReactNode {
  const { t } = useWords('agent', 'records', 'pages')
  const query = useAgentQuery()
  const nameOf = useCategoryName()
  const menus = useGameMenus() ?? []
  const category = query.read('gameCategory')
  return (
    <div className="flex flex-col gap-5">
      <div className="grid grid-cols-2 gap-3 xl:grid-cols-4">
        <PeriodFilter query={query} />
        <Select
          label={t('records.filter.category')}
          placeholder={t('records.filter.category.all')}
          value={category}
          onChange={({ target }) => query.write({ gameCategory: target.value })}
          options={menus.map(({ gameCategory }) => ({ value: gameCategory, label: nameOf(gameCategory) }))}
        />
      </div>
      <ProfitTable
        query={query}
        category={category}
        onMember={(account) => query.write({ page: 'personalHistoryCopy', account, under: '' })}
        empty={{
          title: t('pages.agent.palStatementsAgentCopy.empty.title'),
          text: t('pages.agent.palStatementsAgentCopy.empty.text'),
        }}
      />
    </div>
  )
}
