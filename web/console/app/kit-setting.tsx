import { serverOffset, subscribeServerClock } from '@croupier/client/server-clock.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { KitProvider, type KitWords } from '@croupier/kit/words.tsx'
import { type ReactNode, useSyncExternalStore } from 'react'
import type { Spoken } from '@croupier/client/words/create-words.ts'

function kitWords({ t, knows }: Spoken): KitWords {
  return {
    close: t('kit.close'),
    cancel: t('kit.cancel'),
    retry: t('kit.retry'),
    loading: t('kit.loading'),
    showPassword: t('kit.password.show'),
    hidePassword: t('kit.password.hide'),
    copy: t('kit.copy'),
    copied: t('kit.copied'),
    newer: t('kit.newer'),
    older: t('kit.older'),
    previousPage: t('kit.pagination.previous'),
    nextPage: t('kit.pagination.next'),
    page: (number) => t('kit.pagination.page', { page: number }),
    pages: t('kit.pagination.label'),
    notices: t('kit.toast.label'),
    amountHidden: t('kit.none'),
    required: t('kit.required'),
    carousel: t('kit.carousel'),
    previousSlide: t('kit.slide.previous'),
    nextSlide: t('kit.slide.next'),
    slide: (page, total) => t('kit.pagination.of', { page, total }),
    play: t('kit.open'),
    pause: t('kit.close'),
    scrollForward: t('kit.next'),
    scrollBack: t('kit.previous'),
    sortAscending: t('kit.sort.ascending'),
    sortDescending: t('kit.sort.descending'),
    fault: ({ messageKey, min, max }) =>
      t(knows(messageKey) ? messageKey : 'fault.format', {
        ...(min === undefined ? {} : { min }),
        ...(max === undefined ? {} : { max }),
      }),
  }
}

/** What the kit needs to know: its words, the language, the brand's time zone and the server's clock. */
export function KitSetting({ timeZone, children }: { timeZone: string; children: ReactNode }): ReactNode {
  const spoken = useWords()
  const offset = useSyncExternalStore(subscribeServerClock, serverOffset)
  return (
    <KitProvider
      words={kitWords(spoken)}
      // Amounts look alike in every language (docs/decisions/0003-words.md).
      locale="en"
      digits="latin"
      timeZone={timeZone}
      serverOffset={offset}
    >
      {children}
    </KitProvider>
  )
}
