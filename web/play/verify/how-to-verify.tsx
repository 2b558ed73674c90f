import { useWords } from '@croupier/client/words/use-words.ts'
import { pays as speciesPay, wheel } from '@croupier/games/delta-nets/tables.ts'
import { pays as bowlPays } from '@croupier/games/bamboo-rain/tables.ts'
import { lines, patterns, frameLines, crossLines, corners, pays } from '@croupier/games/lamplight-bingo/tables.ts'
import {
  baseStrips,
  FREE_SPIN_MULTIPLIER,
  freeSpinsFor,
  freeStrips,
  MOST_FREE_SPINS,
  slot,
} from '@croupier/games/monsoon-lanterns/tables.ts'
import type { ReactNode } from 'react'

/** All that a round of the slot is counted by, for whoever writes a program of their own. */
const lanternTables = JSON.stringify(
  {
    baseStrips,
    freeStrips,
    lines: slot.lines,
    linePays: slot.linePays,
    scatterPays: slot.scatterPays,
    freeSpinsFor,
    mostFreeSpins: MOST_FREE_SPINS,
    freeSpinMultiplier: FREE_SPIN_MULTIPLIER,
  },
  undefined,
  1,
)

/** The same of Lamplight Bingo: patterns from the best. */
const bingoTables = JSON.stringify({ lines, frameLines, crossLines, corners, patterns, pays }, undefined, 1)

/** And of Delta Nets. */
const netTables = JSON.stringify({ pays: speciesPay, wheel }, undefined, 1)
/** What the bowls of Bamboo Rain pay, by risk and rows. */
const bambooTables = JSON.stringify(bowlPays, undefined, 1)

const MESSAGE = 'clientSeed:nonce:n'

const steps = [
  'commitment',
  'blocks',
  'words',
  'below',
  'dice',
  'lantern',
  'bamboo',
  'slot',
  'nets',
  'bingo',
  'imported',
  'row',
  'table',
] as const

/** Tables to be copied into a program. */
function Tables({ label, text }: { label: string; text: string }): ReactNode {
  return (
    <textarea
      readOnly
      dir="ltr"
      rows={6}
      aria-label={label}
      value={text}
      className="w-full rounded-sm border border-outline bg-sunken p-3 font-mono text-xs"
    />
  )
}

/** Everything a stranger needs to verify rounds by a program of their own, with no source of ours. */
export function HowToVerify(): ReactNode {
  const { t } = useWords('play-verify')
  return (
    <section id="how" className="flex flex-col gap-4 border-t border-hairline pt-6">
      <h2 className="text-xl">{t('play-verify.how.title')}</h2>
      <p className="text-sm text-ink-soft">{t('play-verify.how.text')}</p>
      <dl className="flex flex-col gap-4 text-sm">
        {steps.map((step) => (
          <div key={step} className="flex flex-col gap-1">
            <dt className="font-medium">{t(`play-verify.how.${step}`)}</dt>
            <dd className="flex flex-col gap-2 text-ink-soft">
              <p>{t(`play-verify.how.${step}.text`)}</p>
              {step === 'blocks' && (
                <code dir="ltr" className="self-start rounded-xs bg-sunken px-2 py-1 font-mono text-xs">
                  {MESSAGE}
                </code>
              )}
              {step === 'nets' && <Tables label={t('play-verify.how.nets')} text={netTables} />}
              {step === 'bamboo' && <Tables label={t('play-verify.how.bamboo')} text={bambooTables} />}
              {step === 'slot' && (
                <>
                  <p>{t('play-verify.how.slot.pays')}</p>
                  <Tables label={t('play-verify.how.slot')} text={lanternTables} />
                </>
              )}
              {step === 'bingo' && (
                <>
                  <p>{t('play-verify.how.bingo.pays')}</p>
                  <Tables label={t('play-verify.how.bingo')} text={bingoTables} />
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
