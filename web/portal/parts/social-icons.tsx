import type { IconProps } from '@croupier/kit/icons/drawn.tsx'
import { FacebookIcon, GoogleIcon, LineIcon, OtherHouseIcon, TelegramIcon } from '@croupier/kit/icons/social.tsx'
import type { ReactNode } from 'react'

const icons: Readonly<Record<string, (props: IconProps) => ReactNode>> = {
  google: GoogleIcon,
  facebook: FacebookIcon,
  line: LineIcon,
  telegram: TelegramIcon,
}

/** The sign of a house by whose account one logs in, drawn in the portal's own line. */
export function SocialIcon({ code, ...props }: IconProps & { code: string }): ReactNode {
  const Icon = icons[code] ?? OtherHouseIcon
  return <Icon {...props} />
}
