import { classNames } from '@croupier/kit/class-names.ts'
import type { IconProps } from '@croupier/kit/icons/drawn.tsx'
import {
  ChatIcon,
  FacebookIcon,
  InstagramIcon,
  LetterIcon,
  LineIcon,
  OtherHouseIcon,
  TelegramIcon,
  TiktokIcon,
  TwitterIcon,
  WhatsappIcon,
  YoutubeIcon,
} from '@croupier/kit/icons/social.tsx'
import type { ReactNode } from 'react'
import type { Settings } from '../session/settings.ts'

type Resource = Settings['resources'][number]

const icons: Readonly<Record<Resource['resourceType'], (props: IconProps) => ReactNode>> = {
  LIVECHAT: ChatIcon,
  FACEBOOK: FacebookIcon,
  TIKTOK: TiktokIcon,
  YOUTUBE: YoutubeIcon,
  TWITTER: TwitterIcon,
  INSTAGRAM: InstagramIcon,
  TELEGRAM: TelegramIcon,
  WHATSAPP: WhatsappIcon,
  LINE: LineIcon,
  EMAIL_FORM: LetterIcon,
  APP_IOS: OtherHouseIcon,
  APP_IOS_LITE: OtherHouseIcon,
  APP_ANDROID: OtherHouseIcon,
}

/** The operator's pages elsewhere: all but the desk of our own and the apps. */
export function socialPages(settings: Settings | undefined): readonly Resource[] {
  return settings?.resources.filter(({ resourceType }) => !/^(?:LIVECHAT|APP_)/.test(resourceType)) ?? []
}

/** The operator's pages elsewhere as signs, each by the name its operator gave it. */
export function SocialLinks({
  pages,
  label,
  className,
}: {
  pages: readonly Resource[]
  label: string
  className?: string | undefined
}): ReactNode {
  if (pages.length === 0) return null
  return (
    <ul aria-label={label} className={classNames('flex flex-wrap gap-1', className)}>
      {pages.map(({ resourceType, url, labelNameEn }) => {
        const Icon = icons[resourceType]
        return (
          <li key={`${resourceType} ${url}`}>
            <a
              href={url}
              rel="noopener"
              aria-label={labelNameEn}
              title={labelNameEn}
              className="grid size-11 place-items-center rounded-full border border-transparent text-[1.375rem] text-ink-soft transition-colors hover:border-hairline hover:bg-raised hover:text-ink"
            >
              <Icon />
            </a>
          </li>
        )
      })}
    </ul>
  )
}
