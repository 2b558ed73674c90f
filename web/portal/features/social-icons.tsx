import { drawn, type IconProps } from '@croupier/kit/icons/drawn.tsx'
import type { ReactNode } from 'react'

const Google = drawn(<path d="M20 12h-8m8 0a8 8 0 1 1-2.6-5.9" />)

const Facebook = drawn(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M15.5 7.5h-1.2c-1.5 0-2.3.9-2.3 2.4v11M9.3 13h5.4" />
  </>,
)

const Line = drawn(
  <>
    <path d="M12 4c5 0 9 3 9 6.9 0 4.2-5.4 7.6-8.6 9.6-.4.2-.8-.1-.7-.5l.3-2C6.7 17.8 3 14.7 3 10.9 3 7 7 4 12 4Z" />
    <path d="M7.5 9v3.5H9M11 9v3.5m2 0V9l2.5 3.5V9" />
  </>,
)

const Telegram = drawn(
  <>
    <path d="m3.5 11.3 16-6.5c.7-.3 1.3.3 1.1 1l-2.8 13c-.2.7-1 .9-1.6.5l-4.7-3.5-2.7 2.7-.9-5.7Z" />
    <path d="m7.9 12.8 8.3-5-4.7 8" />
  </>,
)

/** A person behind a keyhole: any other house. */
const Other = drawn(
  <>
    <circle cx="12" cy="12" r="9" />
    <circle cx="12" cy="10" r="2.5" />
    <path d="M7.5 17c.7-2.3 2.4-3.5 4.5-3.5s3.8 1.2 4.5 3.5" />
  </>,
)

const icons: Readonly<Record<string, (props: IconProps) => ReactNode>> = {
  google: Google,
  facebook: Facebook,
  line: Line,
  telegram: Telegram,
}

/** The sign of a house by whose account one logs in, drawn in the portal's own line. */
export function SocialIcon({ code, ...props }: IconProps & { code: string }): ReactNode {
  const Icon = icons[code] ?? Other
  return <Icon {...props} />
}
