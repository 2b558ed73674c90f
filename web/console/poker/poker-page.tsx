import { declareTabs } from '../lists/declare-tabs.tsx'
import { HandList } from './hand-list.tsx'
import { TableList } from './table-list.tsx'

/** The house's own poker: its tables and the hands that were played at them. */
export const PokerPage = declareTabs({
  text: 'console-poker.text',
  label: 'console-poker.title',
  tabs: [
    { id: 'tables', label: 'console-poker.tab.tables', list: TableList.list },
    { id: 'hands', label: 'console-poker.tab.hands', list: HandList.list },
  ],
})
