import { useWords } from '@croupier/client/words/use-words.ts'
import type { BetType, Pad as PadShape } from '@croupier/games/lottery/bet-type.ts'
import { classNames } from '@croupier/kit/class-names.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { Checkbox } from '@croupier/kit/components/choice.tsx'
import { TextArea } from '@croupier/kit/components/text-field.tsx'
import { type ReactNode, useState } from 'react'
import { choiceName, rowName } from '../../../looks/lottery/bet-names.ts'
import { type Chosen, nothingChosen, typedFor, typingOf } from './reckoning.ts'

const quickPicks = {
  all: () => true,
  big: (at: number, count: number) => at >= count / 2,
  small: (at: number, count: number) => at < count / 2,
  odd: (_at: number, _count: number, sign: string) => Number(sign) % 2 === 1,
  even: (_at: number, _count: number, sign: string) => Number(sign) % 2 === 0,
  clear: () => false,
} as const
/** From so many draws on a sign has been missing for long. */
const LONG_MISSING = 20
const picks = Object.keys(quickPicks) as (keyof typeof quickPicks)[]

function Sign({
  label,
  isOn,
  isBanked,
  missing,
  onPress,
}: {
  label: string
  isOn: boolean
  isBanked: boolean
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
        'figures min-h-11 min-w-11 rounded-full border px-2.5 font-medium transition-colors',
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
  return (
    <fieldset className="flex min-w-0 flex-col gap-2 border-b border-hairline pb-3 last:border-b-0">
      {label !== '' && <legend className="mb-2 text-sm font-medium text-ink-soft">{label}</legend>}
      <div className={classNames('flex flex-wrap gap-1.5', choices.length > 40 && 'max-h-72 overflow-y-auto p-1')}>
        {choices.map((sign) => (
          <Sign
            key={sign}
            label={choiceName(t, pad.words, sign)}
            isOn={signs.includes(sign)}
            isBanked={banked.includes(sign)}
            missing={missing?.get(sign)}
            onPress={() => onToggle(sign)}
          />
        ))}
      </div>
      {mayPick && (
        <div className="-mx-2 flex flex-wrap">
          {picks.map((pick) => (
            <Button
              key={pick}
              variant="ghost"
              size="small"
              className="min-w-11 px-2"
              onClick={() =>
                onTake(
                  choices.filter((sign, at) => quickPicks[pick](at, choices.length, sign) && !banked.includes(sign)),
                )
              }
            >
              {t(`lottery.pick.${pick}`)}
            </Button>
          ))}
        </div>
      )}
    </fieldset>
  )
}

const places = ['1', '2', '3', '4', '5']
const toggled = (signs: readonly string[], sign: string) =>
  signs.includes(sign) ? signs.filter((each) => each !== sign) : [...signs, sign]

/** Numbers typed or pasted, and how many of them are no bet. */
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
      {left > 0 && <p className="text-sm text-vermilion">{t('lottery.typed.left', { count: left })}</p>}
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
  const setRow = (at: number, signs: readonly string[]) =>
    onChange({ ...chosen, rows: chosen.rows.map((row, place) => (place === at ? signs : row)) })
  const press = (at: number, sign: string) => {
    if (isBanking && pad.banker !== undefined) {
      const rows = chosen.rows.map((row) => row.filter((each) => each !== sign))
      onChange({ ...chosen, rows, banked: toggled(chosen.banked, sign) })
      return
    }
    if (chosen.banked.includes(sign)) return
    setRow(at, pad.single ? [sign] : toggled(chosen.rows[at] ?? [], sign))
  }
  return (
    <div className="flex min-w-0 flex-col gap-3 rounded-lg border border-hairline bg-surface p-4">
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
          onChange={({ target }) => {
            setBanking(target.checked)
            if (!target.checked) onChange({ ...chosen, banked: [] })
          }}
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
          onToggle={(sign) => press(at, sign)}
          onTake={(signs) => setRow(at, signs)}
        />
      ))}
      {hasMissing && <p className="text-xs text-ink-faint">{t('lottery.pad.missing')}</p>}
    </div>
  )
}
