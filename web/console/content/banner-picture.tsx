import { useWords } from '@croupier/client/words/use-words.ts'
import { type ReactNode, useState } from 'react'

/** A banner's picture as the home page cuts it, or that nothing lies there. `key` it by its address. */
export function BannerPicture({ address }: { address: string }): ReactNode {
  const { t } = useWords('console-content')
  const [isLost, setLost] = useState(false)
  if (isLost) {
    return (
      <p className="text-sm wrap-anywhere text-ink-soft">
        {t('console-content.picture.lost')} <bdi>{address}</bdi>
      </p>
    )
  }
  return (
    <img
      src={address}
      alt={t('console-content.picture.seen')}
      onError={() => setLost(true)}
      className="aspect-5/2 w-full rounded-md border border-hairline bg-sunken object-cover"
    />
  )
}
