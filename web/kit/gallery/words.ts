import type { KitWords } from '../words.tsx'

/** The kit's own words for the gallery, which no player ever sees; the front ends bring theirs from the catalogue. */
export const galleryWords: KitWords = {
  close: 'Close',
  cancel: 'Cancel',
  retry: 'Try again',
  loading: 'Loading',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  copy: 'Copy',
  copied: 'Copied',
  newer: 'Newer',
  older: 'Older',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  page: (number) => `Page ${number}`,
  pages: 'Pages',
  notices: 'Notices',
  amountHidden: 'Amount hidden',
  required: 'Required',
  previousSlide: 'Previous slide',
  nextSlide: 'Next slide',
  slide: (number, of) => `Slide ${number} of ${of}`,
  play: 'Play',
  pause: 'Pause',
  carousel: 'carousel',
  scrollForward: 'Further',
  scrollBack: 'Back',
  sortAscending: 'sort ascending',
  sortDescending: 'sort descending',
  fault: ({ messageKey, min, max }) =>
    messageKey === 'fault.required'
      ? 'Please fill this in.'
      : min !== undefined
        ? `At least ${min} characters.`
        : max !== undefined
          ? `At most ${max} characters.`
          : 'This does not look right.',
}
