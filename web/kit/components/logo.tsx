import type { ReactNode } from 'react'

/**
 * A brand's logo, whose letters take the colour of the text around it. `href` names the symbol in the brand's file
 * (`/logo.svg#logo`), `ratio` its width by its height.
 */
export function Logo({
  href,
  label,
  ratio = 244 / 64,
  height = 36,
  className,
}: {
  href: string
  /** Read aloud; leave it out where the link around says it. */
  label?: string | undefined
  ratio?: number | undefined
  height?: number | undefined
  className?: string | undefined
}): ReactNode {
  return (
    <svg
      width={Math.round(height * ratio)}
      height={height}
      className={className}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <use href={href} width="100%" height="100%" />
    </svg>
  )
}
