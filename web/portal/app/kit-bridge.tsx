import { serverOffset, subscribeServerClock } from '@croupier/client/server-clock.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { KitProvider, type KitWords } from '@croupier/kit/words.tsx'
import type { WordKey } from '@croupier/words/areas.ts'
import { type ReactNode, useSyncExternalStore } from 'react'
import { useSettings } from './settings.ts'

/** Hands the kit its words, the zone of times and the server's clock. */
export function KitBridge({ children }: { children: ReactNode }): ReactNode {
  const { t } = useWords()
  const timeZone = useSettings()?.brand.timeZone ?? 'Asia/Dhaka'
  const offset = useSyncExternalStore(subscribeServerClock, serverOffset)
  const words: KitWords = {
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
    page: (page) => t('kit.pagination.page', { page }),
    pages: t('kit.pagination.label'),
    notices: t('kit.toast.label'),
    amountHidden: t('shell.header.balance.hidden'),
    required: t('kit.required'),
    carousel: t('kit.carousel'),
    previousSlide: t('kit.slide.previous'),
    nextSlide: t('kit.slide.next'),
    slide: (number, total) => t('shell.home.banner.goTo', { number, total }),
    play: t('shell.home.banner.play'),
    pause: t('shell.home.banner.pause'),
    scrollForward: t('shell.home.row.next'),
    scrollBack: t('shell.home.row.previous'),
    sortAscending: t('kit.sort.ascending'),
    sortDescending: t('kit.sort.descending'),
    // The pages with forms bring the areas fault and fields.
    fault: ({ messageKey, min, max }) =>
      t(messageKey as WordKey, { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) }),
  }
  return (
    // Figures read alike in every language (docs/decisions/0003-words.md), so their locale is one.
    <KitProvider words={words} locale="en" digits="latin" timeZone={timeZone} serverOffset={offset}>
      {children}
    </KitProvider>
  )
}
