import { currencyOf } from '@croupier/basis/currency.ts'
import type { Spoken } from './create-words.ts'
import { formatAmount } from './figures.ts'

/** A fault of one field, as the kit hands it over. */
interface FieldFault {
  messageKey: string
  entry?: string | undefined
  min?: number | undefined
  max?: number | undefined
  amount?: string | undefined
  currency?: string | undefined
}

/** An amount within a sentence: one piece, whichever way the sentence runs. */
export function amountInText(amount: string, currency: string): string {
  const { symbol, displayScale } = currencyOf(currency)
  return `\u2068${symbol}${formatAmount(amount, displayScale)}\u2069`
}

/** The words the kit's components have to say, from the catalogue's area `kit`. Pages with forms bring fault and fields. */
export function kitWords({ t, knows }: Spoken) {
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
    page: (page: number) => t('kit.pagination.page', { page }),
    pages: t('kit.pagination.label'),
    notices: t('kit.toast.label'),
    amountHidden: t('kit.amount.hidden'),
    required: t('kit.required'),
    carousel: t('kit.carousel'),
    previousSlide: t('kit.slide.previous'),
    nextSlide: t('kit.slide.next'),
    slide: (number: number, total: number) => t('kit.slide.goTo', { number, total }),
    play: t('kit.slide.play'),
    pause: t('kit.slide.pause'),
    scrollForward: t('kit.row.forward'),
    scrollBack: t('kit.row.back'),
    sortAscending: t('kit.sort.ascending'),
    sortDescending: t('kit.sort.descending'),
    fault({ messageKey, entry, min, max, amount, currency }: FieldFault) {
      const fault = t(knows(messageKey) ? messageKey : 'fault.format', {
        ...(min === undefined ? {} : { min }),
        ...(max === undefined ? {} : { max }),
        ...(amount === undefined ? {} : { amount: currency ? amountInText(amount, currency) : formatAmount(amount) }),
      })
      return entry === undefined ? fault : t('fault.of.entry', { entry, fault })
    },
  }
}
