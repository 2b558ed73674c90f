import { queryClient } from '@croupier/client/query-client.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { words } from '@croupier/client/words/words.ts'
import { IconButton } from '@croupier/kit/components/icon-button.tsx'
import { Menu } from '@croupier/kit/overlays/menu.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { GlobeIcon } from '@croupier/kit/icons/navigation.tsx'
import { CheckIcon } from '@croupier/kit/icons/signs.tsx'
import { offeredLanguages, languageFacts, type Language } from '@croupier/words/languages.ts'
import type { ReactNode } from 'react'

export function LanguageChoice(): ReactNode {
  const { t, language } = useWords()
  const choose = (wanted: Language): void => {
    words.choose(wanted).then(
      // Messages of the server come in the reader's language, those of failed reads too.
      () => queryClient.resetQueries({ predicate: (query) => query.state.status === 'error' }),
      () => showToast({ tone: 'bad', text: t('console.language.failed') }),
    )
  }
  return (
    <Menu
      label={t('console.language.label')}
      trigger={
        <IconButton label={`${t('console.language.label')}: ${languageFacts(language).ownName}`} icon={<GlobeIcon />} />
      }
      items={offeredLanguages.map((offered) => ({
        id: offered,
        label: (
          <span lang={offered} dir={languageFacts(offered).direction}>
            {languageFacts(offered).ownName}
          </span>
        ),
        aside: offered === language && <CheckIcon className="text-lg text-brass" />,
        onSelect: () => choose(offered),
      }))}
    />
  )
}
