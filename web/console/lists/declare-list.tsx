import { useWords } from '@croupier/client/words/use-words.ts'
import type { FunctionComponent, ReactNode } from 'react'
import { Page } from '../frame/page.tsx'
import type { ScreenProps } from '../frame/screen.ts'
import { ListActions } from './list-actions.tsx'
import { ListBody } from './list-body.tsx'
import type { List, ListDeclaration, Listing } from './list-declaration.ts'
import { textOf } from './text.ts'

export interface DeclaredList<Operation extends Listing> extends FunctionComponent<ScreenProps> {
  list: List<Operation>
}

/** A screen made of a list: the page of a Screen, which `list` also lets stand on another one. */
export function declareList<const Operation extends Listing>(
  operation: Operation,
  declaration: ListDeclaration<Operation>,
): DeclaredList<Operation> {
  const list: List<Operation> = { ...declaration, operation }
  function DeclaredListPage({ screen: { menu, words } }: ScreenProps): ReactNode {
    const spoken = useWords(...words)
    const title = textOf(list.title ?? menu?.label ?? 'console.title', spoken)
    return (
      <Page title={title} text={list.text && textOf(list.text, spoken)} actions={<ListActions list={list} />}>
        <ListBody list={list} caption={title} words={words} />
      </Page>
    )
  }
  return Object.assign(DeclaredListPage, { list })
}
