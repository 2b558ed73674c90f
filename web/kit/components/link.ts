/** Looks for a router's link: in running text, alone in a row, or quiet in a list. */
export const linkClasses = {
  text: 'text-brass underline decoration-hairline underline-offset-4 hover:decoration-current',
  plain: 'text-ink-soft no-underline hover:text-ink hover:underline underline-offset-4',
  row: 'flex items-center gap-3 min-h-11 rounded-sm px-3 text-ink-soft no-underline hover:bg-raised hover:text-ink aria-[current=page]:bg-brass-wash aria-[current=page]:text-brass aria-[current=page]:font-medium',
} as const
