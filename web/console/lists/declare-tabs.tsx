import { useWords } from '@croupier/client/words/use-words.ts'
import { Tabs } from '@croupier/kit/components/tabs.tsx'
import type { WordKey } from '@croupier/words/areas.ts'
import type { ComponentType, ReactNode } from 'react'
import { Navigate, useNavigate, useParams } from 'react-router'
import { Page } from '../frame/page.tsx'
import { addressOf, type ScreenProps } from '../frame/screen.ts'
import { ListActions } from './list-actions.tsx'
import { ListBody } from './list-body.tsx'
import type { AnyList, ListAction } from './list-declaration.ts'
import { type Text, textOf } from './text.ts'

export interface TabsDeclaration<Id extends string> {
  /** One sentence under the title. */
  text?: Text
  /** Read aloud: what is being chosen. */
  label: WordKey
  /** The lists beside each other, by the last part of their address; the first also stands at the screen's own. */
  tabs: readonly { id: Id; label: WordKey; list: AnyList }[]
  /** What stands at the title's far end whichever is shown; each list's own come before them. */
  actions?: readonly ListAction[]
  /** How much waits, where a tab says so. */
  useCounts?: () => Partial<Record<Id, number | undefined>>
}

const useNoCounts = () => ({})

/** A screen of several lists, each with an address of its own: `/points/goods`. Its Screen's path ends in `/:tab?`. */
export function declareTabs<const Id extends string>({
  text,
  label,
  tabs,
  actions = [],
  useCounts = useNoCounts,
}: TabsDeclaration<Id>): ComponentType<ScreenProps> & { tabs: TabsDeclaration<Id>['tabs'] } {
  function DeclaredTabs({ screen }: ScreenProps): ReactNode {
    const spoken = useWords(...screen.words)
    const { t } = spoken
    const navigate = useNavigate()
    const { tab } = useParams()
    const counts: Partial<Record<Id, number | undefined>> = useCounts()
    const shown = tab === undefined ? tabs[0] : tabs.find(({ id }) => id === tab)
    const pathOf = (id: string) => (id === tabs[0]?.id ? addressOf(screen) : `${addressOf(screen)}/${id}`)
    if (!shown) return <Navigate to={addressOf(screen)} replace />
    return (
      <Page
        title={t(screen.menu?.label ?? label)}
        text={text && textOf(text, spoken)}
        actions={<ListActions key={shown.id} list={shown.list} besides={actions} />}
      >
        <Tabs
          label={t(label)}
          selected={shown.id}
          onSelect={(id) => void navigate(pathOf(id), { preventScrollReset: true })}
          tabs={tabs.map(({ id, label: name }) => ({ id, label: t(name), count: counts[id] }))}
        >
          <ListBody key={shown.id} list={shown.list} caption={t(shown.label)} words={screen.words} />
        </Tabs>
      </Page>
    )
  }
  return Object.assign(DeclaredTabs, { tabs })
}
