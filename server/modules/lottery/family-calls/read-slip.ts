import { MOST_LINES } from '@croupier/api/lottery/limits.ts'
import type { Family } from '@croupier/games/lottery/bet-type.ts'
import { type AskedLine, faultAt } from '../read-lines.ts'

const fault = () => faultAt('bettingSlipString')

const whole = (text: string) => (/^\d{1,6}$/.test(text) ? Number(text) : undefined)

/** `content~type~playId~modeId~series~multiple[~digit];…`. @throws Refusal */
export function readSlip(family: Family, units: readonly string[], slip: string): AskedLine[] {
  const bets = slip.split(';').filter(Boolean)
  if (bets.length === 0 || bets.length > MOST_LINES) throw fault()
  return bets.map((bet) => {
    // The type says whether the content is rows or a list: that shows in the content itself.
    const [content = '', , play = '', mode = '', series = '', times = '', digit = ''] = bet.split('~')
    const type = family.bets[(whole(play) ?? 0) - 1]
    const unitValue = units[(whole(mode) ?? 0) - 1]
    const [group, multiple] = [whole(series), whole(times)]
    if (!type || unitValue === undefined || !multiple) throw fault()
    const places = digit.replaceAll(/\D/g, '')
    return {
      playCode: type.code,
      content: type.pad.kind === 'places' && !content.includes('@') ? `${places}@${content}` : content,
      unitValue,
      multiple,
      ...(family.isHouse && group ? { group } : {}),
    }
  })
}
