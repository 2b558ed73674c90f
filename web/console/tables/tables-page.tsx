import { declareTabs } from '../lists/declare-tabs.tsx'
import { RoundList } from './round-list.tsx'
import { TableList } from './table-list.tsx'

/** Tables of the house: what runs at each, and the rounds that were dealt. */
export const TablesPage = declareTabs({
  text: 'console-tables.text',
  label: 'console-tables.tab',
  tabs: [
    { id: 'running', label: 'console-tables.tab.running', list: TableList.list },
    { id: 'rounds', label: 'console-tables.tab.rounds', list: RoundList.list },
  ],
})
