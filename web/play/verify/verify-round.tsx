import { risks, rowCounts } from '@croupier/games/bamboo-rain/tables.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { allSpecies } from '@croupier/games/delta-nets/tables.ts'
import { MOST_CARDS } from '@croupier/games/lamplight-bingo/tables.ts'
import { Notice } from '@croupier/kit/components/notice.tsx'
import { Segmented } from '@croupier/kit/fields/segmented.tsx'
import { Select } from '@croupier/kit/fields/select.tsx'
import { TextField } from '@croupier/kit/fields/text-field.tsx'
import { type ReactNode, useState } from 'react'
import { decide } from './decide.ts'
import { DrawnNumber } from './drawn-number.tsx'
import { Outcome } from './outcome.tsx'
import { nothingTyped, type Typed } from './verifiable.ts'

/** Seeds as a game reveals them. */
export interface Seeds {
  readonly serverSeed: string
  readonly serverSeedHash: string
  readonly clientSeed: string
  readonly nonce: number
}

const cardCounts = Array.from({ length: MOST_CARDS }, (_, at) => String(at + 1))

/** A round decided again in this browser, with every key that is pressed. No call is made. */
export function VerifyRound({
  game,
  seeds,
  initial = nothingTyped,
}: {
  /** Fixed by the game it stands in; else chosen here. */
  game?: string | undefined
  seeds?: Seeds | undefined
  initial?: Typed | undefined
}): ReactNode {
  const { t } = useWords('play-verify')
  const [typed, setTyped] = useState<Typed>({
    ...initial,
    ...(game === undefined ? {} : { game }),
    ...(seeds && { ...seeds, nonce: String(seeds.nonce) }),
  })
  const put = (change: Partial<Typed>): void => setTyped((before) => ({ ...before, ...change }))
  const decision = decide(typed)
  const field = { dir: 'ltr', autoComplete: 'off', spellCheck: false } as const
  return (
    <div className="flex flex-col gap-5">
      {game === undefined && !typed.draw && (
        <Select
          label={t('play-verify.game')}
          options={[
            { value: 'dice', label: t('play-verify.game.dice') },
            { value: 'monsoon-lanterns', label: t('play-verify.game.monsoonLanterns') },
            { value: 'lamplight-bingo', label: t('play-verify.game.lamplightBingo') },
            { value: 'sky-lantern', label: t('play-verify.game.skyLantern') },
            { value: 'delta-nets', label: t('play-verify.game.deltaNets') },
            { value: 'bamboo-rain', label: t('play-verify.game.bambooRain') },
          ]}
          value={typed.game}
          onChange={(event) => put({ game: event.target.value })}
        />
      )}
      <TextField
        {...field}
        label={t('play-verify.serverSeed')}
        hint={t('play-verify.serverSeed.hint')}
        value={typed.serverSeed}
        onChange={(event) => put({ serverSeed: event.target.value })}
      />
      <TextField
        {...field}
        label={t('play-verify.serverSeedHash')}
        hint={t('play-verify.serverSeedHash.hint')}
        value={typed.serverSeedHash}
        onChange={(event) => put({ serverSeedHash: event.target.value })}
      />
      <div className="grid grid-cols-[1fr_7rem] gap-4">
        <TextField
          {...field}
          label={t('play-verify.clientSeed')}
          value={typed.clientSeed}
          onChange={(event) => put({ clientSeed: event.target.value })}
        />
        <TextField
          {...field}
          label={t('play-verify.nonce')}
          inputMode="numeric"
          value={typed.nonce}
          onChange={(event) => put({ nonce: event.target.value })}
        />
      </div>
      {typed.game === 'dice' && (
        <div className="grid grid-cols-[1fr_7rem] items-end gap-4">
          <Segmented
            label={t('play-verify.side')}
            wide
            options={[
              { value: 'over', label: t('play-verify.over') },
              { value: 'under', label: t('play-verify.under') },
            ]}
            value={typed.over ? 'over' : 'under'}
            onChange={(side) => put({ over: side === 'over' })}
          />
          <TextField
            {...field}
            label={t('play-verify.target')}
            inputMode="decimal"
            value={typed.target}
            onChange={(event) => put({ target: event.target.value })}
          />
        </div>
      )}
      {typed.game === 'sky-lantern' && (
        <TextField
          {...field}
          label={t('play-verify.target')}
          inputMode="decimal"
          value={typed.target}
          onChange={(event) => put({ target: event.target.value })}
        />
      )}
      {typed.game === 'delta-nets' && (
        <Select
          label={t('play-verify.species')}
          options={allSpecies.map((value) => ({ value, label: t(`play-verify.species.${value}`) }))}
          value={typed.species}
          onChange={(event) => put({ species: event.target.value })}
        />
      )}
      {typed.game === 'bamboo-rain' && (
        <div className="grid gap-4 sm:grid-cols-2">
          <Segmented
            label={t('play-verify.rows')}
            wide
            options={rowCounts.map((rows) => ({
              value: String(rows),
              label: t('play-verify.cards.count', { count: rows }),
            }))}
            value={typed.rows}
            onChange={(rows) => put({ rows })}
          />
          <Segmented
            label={t('play-verify.risk')}
            wide
            options={risks.map((risk) => ({ value: risk as string, label: t(`play-verify.risk.${risk}`) }))}
            value={typed.risk}
            onChange={(risk) => put({ risk })}
          />
        </div>
      )}
      {typed.game === 'lamplight-bingo' && (
        <Segmented
          label={t('play-verify.cards')}
          wide
          options={cardCounts.map((value) => ({
            value,
            label: t('play-verify.cards.count', { count: Number(value) }),
          }))}
          value={typed.cards}
          onChange={(cards) => put({ cards })}
        />
      )}
      <div aria-live="polite" className="flex flex-col gap-4">
        {decision.verdict === 'drawn' && typed.draw && (
          <>
            <div className="rounded-lg border border-hairline bg-raised p-5">
              <DrawnNumber number={decision.number} draw={typed.draw} />
            </div>
            <Notice tone={decision.isOfBook ? 'good' : 'bad'}>
              {t(decision.isOfBook ? 'play-verify.ofBook' : 'play-verify.notOfBook')}
              <code className="mt-1 block text-xs break-all text-ink-soft" dir="ltr">
                {decision.hash}
              </code>
            </Notice>
          </>
        )}
        {decision.verdict === 'decided' && (
          <>
            <div className="rounded-lg border border-hairline bg-raised p-5">
              <Outcome game={typed.game} outcome={decision.outcome} />
            </div>
            <Notice tone="good">
              {t(typed.serverSeedHash.trim() === '' ? 'play-verify.decided' : 'play-verify.matches')}
              <code className="mt-1 block text-xs break-all text-ink-soft" dir="ltr">
                {decision.hash}
              </code>
            </Notice>
          </>
        )}
        {decision.verdict === 'other-seed' && (
          <Notice tone="bad">
            {t('play-verify.otherSeed')}
            <code className="mt-1 block text-xs break-all text-ink-soft" dir="ltr">
              {decision.hash}
            </code>
          </Notice>
        )}
        {decision.verdict === 'unknown-bet' && <Notice tone="bad">{t('play-verify.unknownBet')}</Notice>}
        {decision.verdict === 'incomplete' && <Notice>{t('play-verify.incomplete')}</Notice>}
      </div>
    </div>
  )
}
