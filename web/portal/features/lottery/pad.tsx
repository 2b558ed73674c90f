import { useWords } from '@croupier/client/words/use-words.ts'
import type { BetType, Pad as PadShape } from '@croupier/games/lottery/bet-type.ts'
import { classNames } from '@croupier/kit/class-names.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { Checkbox } from '@croupier/kit/fields/choice.tsx'
import { TextArea } from '@croupier/kit/fields/text-field.tsx'
import { type ReactNode, useState } from 'react'
import { choiceName, rowName } from '../../../looks/lottery/bet-names.ts'
import { pressed, taken, toggled } from './choosing.ts'
import { type Chosen, nothingChosen, typedFor, typingOf } from './reckoning.ts'

const quickPicks = {
  all: () => true,
  big: (at: number, count: number) => at >= count / 2,
  small: (at: number, count: number) => at < count / 2,
  odd: (_at: number, _count: number, sign: string) => Number(sign) % 2 === 1,
  even: (_at: number, _count: number, sign: string) => Number(sign) % 2 === 0,
  clear: () => false,
} as const
/** So many signs in a row are a row of keys on a phone. */
const KEYS = { least: 8, most: 11 }
/** From so many draws on a sign has been missing for long. */
const LONG_MISSING = 20
const picks = Object.keys(quickPicks) as (keyof typeof quickPicks)[]

function Sign({
  label,
  isOn,
  isBanked,
  isKey = false,
  missing,
  onPress,
}: {
  label: string
  isOn: boolean
  isBanked: boolean
  /** One of a row of keys, where that is narrow. */
  isKey?: boolean
  /** For how many draws it has not come. */
  missing?: number | undefined
  onPress: () => void
}): ReactNode {
  const button = (
    <button
      type="button"
      aria-pressed={isOn || isBanked}
      onClick={onPress}
      className={classNames(
        'figures min-h-11 rounded-full border font-medium transition-colors sm:min-w-11 sm:px-2.5',
        isKey ? 'max-sm:w-full max-sm:rounded-md' : 'min-w-11 px-2.5',
        isBanked && 'border-transparent bg-brass-wash text-brass outline-2 outline-brass',
        isOn && !isBanked && 'border-transparent bg-action text-on-action',
        !isOn && !isBanked && 'border-hairline bg-raised text-ink hover:border-outline',
      )}
    >
      {label}
    </button>
  )
  if (missing === undefined) return button
  return (
    <span className="flex flex-col items-center gap-0.5">
      {button}
      <span className={classNames('figures text-xs', missing >= LONG_MISSING ? 'text-vermilion' : 'text-ink-faint')}>
        {missing}
      </span>
    </span>
  )
}

function Row({
  pad,
  name,
  signs,
  banked,
  missing,
  onToggle,
  onTake,
}: {
  pad: PadShape
  name: string
  missing: ReadonlyMap<string, number> | undefined
  signs: readonly string[]
  banked: readonly string[]
  onToggle: (sign: string) => void
  onTake: (signs: readonly string[]) => void
}): ReactNode {
  const { t } = useWords('lottery')
  const label = rowName(t, name)
  const { choices } = pad
  const mayPick = pad.words === undefined && pad.single !== true && choices.length >= 6
  // As many as a phone's own keys in a row are one row of keys; a figure of ten rows of balls is not seen as a whole.
  const isKeys = pad.words === undefined && choices.length >= KEYS.least && choices.length <= KEYS.most
  return (
    <fieldset
      className="flex min-w-0 flex-col gap-1 border-b border-hairline pb-3 last:border-b-0 last:pb-0"
      aria-label={label === '' ? undefined : label}
    >
      {(label !== '' || mayPick) && (
        <div className="flex flex-wrap items-center justify-between gap-x-3 sm:justify-start">
          {label !== '' && (
            <span className="text-sm font-medium text-ink-soft sm:min-w-24" aria-hidden="true">
              {label}
            </span>
          )}
          {mayPick && (
            <div className="-mx-1.5 flex flex-wrap sm:-mx-2">
              {picks.map((pick) => (
                <Button
                  key={pick}
                  variant="ghost"
                  size="small"
                  className="min-w-9 px-1.5 sm:px-2"
                  onClick={() => onTake(choices.filter((sign, at) => quickPicks[pick](at, choices.length, sign)))}
                >
                  {t(`lottery.pick.${pick}`)}
                </Button>
              ))}
            </div>
          )}
        </div>
      )}
      <div
        className={classNames(
          'gap-1.5',
          isKeys ? 'grid auto-cols-fr grid-flow-col max-sm:gap-1 sm:flex sm:flex-wrap' : 'flex flex-wrap',
          choices.length > 40 && 'max-h-72 overflow-y-auto p-1',
        )}
      >
        {choices.map((sign) => (
          <Sign
            key={sign}
            label={choiceName(t, pad.words, sign)}
            isOn={signs.includes(sign)}
            isBanked={banked.includes(sign)}
            isKey={isKeys}
            missing={missing?.get(sign)}
            onPress={() => onToggle(sign)}
          />
        ))}
      </div>
    </fieldset>
  )
}

const places = ['1', '2', '3', '4', '5']

/** So many of the numbers that were left out are named: whoever pastes a wrong file need not read it all. */
const NAMED = 10

/** Numbers typed or pasted, and what of them makes no bet. */
function TypedNumbers({ type, chosen, digits, onChange }: Choosing & { digits: number }): ReactNode {
  const { t } = useWords('lottery')
  const { left } = typedFor(type, chosen)
  return (
    <>
      <TextArea
        label={t('lottery.typed', { count: digits })}
        hint={t('lottery.typed.hint')}
        name="numbers"
        rows={3}
        inputMode="numeric"
        value={chosen.typed}
        onChange={({ target }) => onChange({ ...chosen, typed: target.value })}
      />
      {left.length > 0 && (
        <p className="text-sm break-all text-vermilion">
          {t('lottery.typed.left', {
            count: left.length,
            numbers: [...left.slice(0, NAMED), ...(left.length > NAMED ? ['…'] : [])].join(' '),
          })}
        </p>
      )}
    </>
  )
}

interface Choosing {
  type: BetType
  chosen: Chosen
  onChange: (chosen: Chosen) => void
}

/** Chooses a bet: rows of signs, places, banked signs, or numbers typed in. */
export function Pad({
  type,
  chosen,
  missing,
  onChange,
}: Choosing & {
  /** How long the signs of a row have not come, where that is known. */
  missing: (row: string) => ReadonlyMap<string, number> | undefined
}): ReactNode {
  const { t } = useWords('lottery')
  const [isBanking, setBanking] = useState(false)
  const { pad } = type
  const typing = typingOf(pad, chosen)
  const mayType = pad.typed !== undefined && (
    <Checkbox
      name="typing"
      label={t('lottery.typing')}
      checked={chosen.isTyping === true}
      onChange={({ target }) => onChange({ ...nothingChosen(pad), isTyping: target.checked })}
    />
  )
  if (typing) {
    return (
      <div className="flex min-w-0 flex-col gap-2">
        {mayType}
        <TypedNumbers type={type} chosen={chosen} digits={typing.digits} onChange={onChange} />
      </div>
    )
  }
  const hasMissing = pad.rows.some((row) => missing(row) !== undefined)
  return (
    <div className="flex min-w-0 flex-col gap-3 rounded-lg border border-hairline bg-surface p-4 max-sm:px-2">
      {mayType}
      {pad.kind === 'places' && (
        <fieldset className="flex flex-wrap gap-1.5" aria-label={t('lottery.places')}>
          {places.map((place) => (
            <Sign
              key={place}
              label={rowName(t, `p${place}`)}
              isOn={chosen.places.includes(place)}
              isBanked={false}
              onPress={() => onChange({ ...chosen, places: toggled(chosen.places, place) })}
            />
          ))}
        </fieldset>
      )}
      {pad.banker !== undefined && pad.banker > 1 && (
        <Checkbox
          name="banking"
          label={t('lottery.banker')}
          hint={t('lottery.banker.hint')}
          checked={isBanking}
          onChange={({ target }) => setBanking(target.checked)}
        />
      )}
      {pad.rows.map((name, at) => (
        <Row
          // A row has no other name than its place.
          key={`${name} ${at}`}
          pad={pad}
          name={name}
          signs={chosen.rows[at] ?? []}
          banked={chosen.banked}
          missing={missing(name)}
          onToggle={(sign) => onChange(pressed(pad, chosen, isBanking && pad.banker !== undefined, at, sign))}
          onTake={(signs) => onChange(taken(chosen, at, signs))}
        />
      ))}
      {hasMissing && <p className="text-xs text-ink-faint">{t('lottery.pad.missing')}</p>}
    </div>
  )
}
