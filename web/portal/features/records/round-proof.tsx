import { showRoundFairness } from '@croupier/api/games/show-round-fairness.ts'
import { turnRoundSeeds } from '@croupier/api/games/turn-round-seeds.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { useCall, useOperation } from '@croupier/client/use-operation.ts'
import { useRefusalText } from '@croupier/client/use-refusal-text.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { CopyButton } from '@croupier/kit/components/copy-button.tsx'
import { linkClasses } from '@croupier/kit/components/link.ts'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { ShieldIcon } from '@croupier/kit/icons/signs.tsx'
import type { ReactNode } from 'react'

type Fairness = OutputOf<typeof showRoundFairness>

/** The page that decides a round again from its seeds, with this round filled in. */
function verifyUrl(fairness: Fairness, language: string): string {
  const url = new URL(fairness.verifyPage)
  const { game, version, mode, serverSeed, serverSeedHash, clientSeed, nonce, choice, draw } = fairness
  const given = typeof choice === 'object' && choice !== null ? Object.entries(choice) : []
  const drawn = draw === null ? [] : Object.entries(draw)
  const fields = {
    game,
    version,
    mode,
    serverSeed: serverSeed ?? '',
    serverSeedHash,
    clientSeed,
    nonce: String(nonce),
    lang: language,
  }
  for (const [name, value] of [...Object.entries(fields), ...given, ...drawn]) url.searchParams.set(name, String(value))
  return url.href
}

function Seed({ label, value }: { label: string; value: string }): ReactNode {
  return (
    <div className="py-1.5">
      <dt className="text-xs text-ink-faint">{label}</dt>
      <dd className="flex items-center gap-1">
        <code dir="ltr" className="min-w-0 flex-1 font-mono text-xs break-all text-ink-soft">
          {value}
        </code>
        <CopyButton text={value} label={label} />
      </dd>
    </div>
  )
}

/** A new pair of seeds, so that those of this round are shown. */
function TurnSeeds({ roundId }: { roundId: string }): ReactNode {
  const { t } = useWords('records')
  const refusalText = useRefusalText()
  const turn = useCall(turnRoundSeeds, { refreshes: [showRoundFairness] })
  const clientSeed = (): string =>
    Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return (
    <Button
      variant="quiet"
      loading={turn.isPending}
      onClick={() =>
        void turn
          .mutateAsync({ roundId, clientSeed: clientSeed() })
          .then(() => showToast({ tone: 'good', text: t('records.proof.turned') }))
          .catch((error: unknown) => showToast({ tone: 'bad', text: refusalText(error) }))
      }
    >
      {t('records.proof.turn')}
    </Button>
  )
}

/** The seeds a round of the house was made from, and the way to check it oneself. */
export function RoundProof({ roundId }: { roundId: string }): ReactNode {
  const { t, language } = useWords('records')
  const { data } = useOperation(showRoundFairness, { roundId }, { staleMilliseconds: 0 })
  if (!data) return null
  return (
    <section className="rounded-md border border-hairline bg-sunken px-4 py-3">
      <h3 className="flex items-center gap-2 text-base">
        <ShieldIcon className="text-lg text-jade" />
        {t('records.proof.title')}
      </h3>
      <p className="mt-1 text-sm text-ink-soft">{t('records.proof.text')}</p>
      <dl className="mt-2">
        {data.serverSeed === null ? (
          <div className="py-1.5">
            <dt className="text-xs text-ink-faint">{t('records.proof.serverSeed')}</dt>
            <dd className="text-sm text-ink-soft">
              {t(data.draw === null ? 'records.proof.sealed' : 'records.proof.inUse')}
            </dd>
            {/* Games of other studios have no place to change seeds in. */}
            {data.draw && !data.isOpen && <TurnSeeds roundId={roundId} />}
          </div>
        ) : (
          <Seed label={t('records.proof.serverSeed')} value={data.serverSeed} />
        )}
        <Seed label={t('records.proof.serverSeedHash')} value={data.serverSeedHash} />
        <Seed label={t('records.proof.clientSeed')} value={data.clientSeed} />
        <Seed label={t('records.proof.nonce')} value={String(data.nonce)} />
        {data.draw && (
          <>
            <Seed label={t('records.proof.number')} value={data.draw.number} />
            <Seed label={t('records.proof.book')} value={data.draw.bookId} />
            <Seed label={t('records.proof.tableHash')} value={data.draw.tableHash} />
            <a href={data.draw.tableUrl} download className={`${linkClasses.text} inline-flex min-h-11 items-center`}>
              {t('records.proof.table')}
            </a>
          </>
        )}
      </dl>
      {data.serverSeed !== null && (
        <a
          href={verifyUrl(data, language)}
          target="_blank"
          rel="noopener noreferrer"
          className={`${linkClasses.text} mt-1 inline-flex min-h-11 items-center`}
        >
          {t('records.proof.verify')}
        </a>
      )}
    </section>
  )
}
