import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { CopyButton } from '@croupier/kit/components/copy-button.tsx'
import { Dialog } from '@croupier/kit/overlays/dialog.tsx'
import { Notice } from '@croupier/kit/components/notice.tsx'
import { Spinner } from '@croupier/kit/components/spinner.tsx'
import { TextField } from '@croupier/kit/fields/text-field.tsx'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { RevealedSeeds } from '../rgs/wire.ts'
import type { Game } from './game.ts'
import { Opening } from './opening.tsx'
import { useStore } from './store.ts'

// The rules and the hash functions come only when somebody checks a round.
const VerifyRound = lazy(async () => ({ default: (await import('../verify/verify-round.tsx')).VerifyRound }))

/** A seed or a hash: long, exact, to be copied. */
function Seed({ label, value }: { label: string; value: string }): ReactNode {
  return (
    <div className="flex flex-col gap-1">
      <dt className="text-xs text-ink-soft">{label}</dt>
      <dd className="flex items-center gap-1 rounded-sm bg-sunken py-1 ps-3 pe-1" dir="ltr">
        <code className="min-w-0 flex-1 text-xs break-all">{value}</code>
        <CopyButton text={value} />
      </dd>
    </div>
  )
}

function Revealed({ seeds }: { seeds: RevealedSeeds }): ReactNode {
  const { t } = useWords()
  return (
    <section className="flex flex-col gap-3 border-t border-hairline pt-5">
      <h3 className="text-base">{t('play-shell.fairness.revealed')}</h3>
      <dl className="flex flex-col gap-3">
        <Seed label={t('play-shell.fairness.serverSeed')} value={seeds.serverSeed} />
        <Seed label={t('play-shell.fairness.serverHash')} value={seeds.serverSeedHash} />
        <Seed label={t('play-shell.fairness.clientSeed')} value={seeds.clientSeed} />
        {seeds.lastNonce >= 0 && <Seed label={t('play-shell.fairness.lastRound')} value={String(seeds.lastNonce)} />}
      </dl>
    </section>
  )
}

/** What the chance of this session is made of, and the change of seeds that reveals it. */
export function FairnessDialog<Event>({
  game,
  open,
  onClose,
}: {
  game: Game<Event>
  open: boolean
  onClose: () => void
}): ReactNode {
  const { t } = useWords()
  const { fairness, revealed, isFailed, isRotating } = useStore(game.fairness)
  const [seed, setSeed] = useState<string>()
  const [isVerifying, setVerifying] = useState(false)
  return (
    <Dialog open={open} onClose={onClose} title={t('play-shell.fairness.title')} size="medium">
      <div className="flex flex-col gap-5">
        <p className="text-sm text-ink-soft">{t('play-shell.fairness.text')}</p>
        {isFailed && (
          <Notice tone="bad" urgent>
            {t('play-shell.fairness.failed')}
          </Notice>
        )}
        {!fairness && !isFailed && <Opening />}
        {fairness && (
          <>
            <dl className="flex flex-col gap-3">
              <Seed label={t('play-shell.fairness.serverHash')} value={fairness.serverSeedHash} />
              {fairness.nextServerSeedHash !== undefined && (
                <Seed label={t('play-shell.fairness.nextHash')} value={fairness.nextServerSeedHash} />
              )}
            </dl>
            <TextField
              label={t('play-shell.fairness.clientSeed')}
              hint={t('play-shell.fairness.clientSeed.hint')}
              value={seed ?? fairness.clientSeed}
              maxLength={64}
              onChange={(event) => setSeed(event.target.value)}
              dir="ltr"
              spellCheck={false}
              autoComplete="off"
            />
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <Button
                loading={isRotating}
                title={t('play-shell.fairness.rotate.hint')}
                onClick={() => {
                  void game.fairness.rotate(seed?.trim() || fairness.clientSeed)
                  setSeed(undefined)
                }}
              >
                {t('play-shell.fairness.rotate')}
              </Button>
              <span className="text-xs text-ink-faint">
                {t('play-shell.fairness.next', { number: fairness.nonce })}
              </span>
            </div>
          </>
        )}
        {revealed && <Revealed seeds={revealed} />}
        {isVerifying ? (
          <Suspense fallback={<Spinner />}>
            <VerifyRound
              key={revealed?.serverSeed ?? ''}
              game={game.code}
              seeds={revealed && { ...revealed, nonce: Math.max(revealed.lastNonce, 0) }}
            />
          </Suspense>
        ) : (
          <Button className="self-start" onClick={() => setVerifying(true)}>
            {t('play-shell.fairness.verify')}
          </Button>
        )}
      </div>
    </Dialog>
  )
}
