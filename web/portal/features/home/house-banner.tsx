import { useWords } from '@croupier/client/words/use-words.ts'
import { DiceTable, LanternRiver } from '@croupier/kit/art/house-banners.tsx'
import { buttonClasses } from '@croupier/kit/components/button.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

const scenes = { lanterns: LanternRiver, house: DiceTable } as const

/** A banner about the games of the house; its button leads to them. */
export default function HouseBanner({ scene }: { scene: keyof typeof scenes }): ReactNode {
  const { t } = useWords('home')
  const Scene = scenes[scene]
  return (
    <div
      data-theme="dark"
      className="relative isolate flex h-full min-h-64 overflow-hidden rounded-lg border border-hairline bg-ground text-ink sm:min-h-80"
    >
      <Scene />
      <div className="flex flex-col justify-center gap-3 px-5 pt-44 pb-6 sm:max-w-[min(34rem,60%)] sm:px-10 sm:py-8">
        <p className="font-display text-3xl font-semibold text-balance sm:text-4xl">{t(`home.${scene}.title`)}</p>
        <p className="text-base text-pretty text-ink-soft sm:text-lg">{t(`home.${scene}.text`)}</p>
        <div className="mt-2 flex">
          <Link to="/rng?vassalage=INHOUSE" className={buttonClasses('action', 'large')}>
            {t(`home.${scene}.action`)}
          </Link>
        </div>
      </div>
    </div>
  )
}
