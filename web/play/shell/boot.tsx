import { useKitSetting } from '@croupier/client/use-kit-setting.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { words } from '@croupier/client/words/words.ts'
import { KitProvider } from '@croupier/kit/words.tsx'
import type { Area, WordKey } from '@croupier/words/areas.ts'
import { languages, matchLanguage } from '@croupier/words/languages.ts'
import { type ReactNode, StrictMode, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import '../play.css'

function Page({ title, children }: { title: WordKey; children: ReactNode }): ReactNode {
  const setting = useKitSetting('UTC')
  const heading = useWords().t(title)
  useEffect(() => {
    document.title = heading
  }, [heading])
  return <KitProvider {...setting}>{children}</KitProvider>
}

/** Loads the words of a page in the language it was asked for, then draws it. */
export async function bootPage(language: string, area: Area, title: WordKey, content: ReactNode): Promise<void> {
  const root = document.querySelector('#root')
  if (!root) return
  const device = words.firstLanguage([...languages.keys()], 'en')
  await words.start(language === '' ? device : matchLanguage(language, device), [area])
  createRoot(root).render(
    <StrictMode>
      <Page title={title}>{content}</Page>
    </StrictMode>,
  )
}
