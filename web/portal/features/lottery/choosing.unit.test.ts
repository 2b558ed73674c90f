import { betTypeOf, familyCalled } from '@croupier/games/lottery/families.ts'
import { describe, expect, it } from 'vitest'
import { pressed, taken } from './choosing.ts'
import { type Chosen, contentOf, nothingChosen } from './reckoning.ts'

const type = betTypeOf(familyCalled('11X5')!, 'Any3_11X5')!
const press = (chosen: Chosen, isBanking: boolean, ...signs: string[]) =>
  signs.reduce((now, sign) => pressed(type.pad, now, isBanking, 0, sign), chosen)
const none = nothingChosen(type.pad)

describe('[D-07] numbers that stand in every bet', () => {
  it.each([
    ['banked first', press(press(none, true, '01', '05'), false, '07', '08', '09')],
    ['banked last', press(press(none, false, '07', '08', '09'), true, '01', '05')],
    ['banked out of those that were chosen', press(press(none, false, '01', '05', '07', '08', '09'), true, '01', '05')],
  ])('are the same %s', (_when, chosen) => {
    expect(contentOf(type, chosen)).toBe('01-05_07-08-09')
    expect(type.read(contentOf(type, chosen))?.units).toBe(3)
  })

  it('are free again once they are pressed again, banking or not', () => {
    const banked = press(none, true, '01', '05')
    expect(press(banked, true, '05').banked).toEqual(['01'])
    expect(press(banked, false, '05')).toMatchObject({ banked: ['01'], rows: [[]] })
  })

  it('are none of those that are taken at once, and are cleared with them', () => {
    const banked = press(none, true, '01')
    expect(taken(banked, 0, ['01', '03'])).toMatchObject({ banked: ['01'], rows: [['03']] })
    expect(taken(press(banked, false, '03'), 0, [])).toMatchObject({ banked: [], rows: [[]] })
  })
})
