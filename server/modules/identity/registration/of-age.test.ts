import { describe, expect, it } from 'vitest'
import { register, registration } from '@croupier/dev/testing/accounts.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { registrationRules } from '../index.ts'

const server = useServer()
const MINIMUM_AGE = 18

/** The day, `2008-11-22`, on which somebody was born who becomes of age after so many days. */
function bornBefore(days: number): string {
  const day = new Date(Date.now() + days * 86_400_000)
  day.setUTCFullYear(day.getUTCFullYear() - MINIMUM_AGE)
  return day.toISOString().slice(0, 10)
}

describe('being of age', () => {
  it('[I-01] is asked at registration: by a box, and by the birthday where the operator wants it', async () => {
    const { app } = server().wired
    const settings = app.ports.use(settingsPort)
    const { birthday, ...rules } = settings.read(registrationRules)
    const asked = { ...rules, birthday: { ...birthday, enabled: true, required: true } }
    await app.database.transaction((tx) => settings.change(tx, registrationRules, asked, 'test'))
    await settings.refresh()

    // Two days, so that no time zone makes them older.
    const young = await register(server(), registration('Nila2031', { birthday: bornBefore(2) }))
    const silent = await register(server(), registration('Nila2032', { birthday: bornBefore(-2), ageConfirmed: false }))
    const grown = await register(server(), registration('Nila2033', { birthday: bornBefore(-2) }))

    const tooYoung = { field: 'birthday', messageKey: 'fields.message.tooYoung', min: MINIMUM_AGE }
    expect(young.json()).toMatchObject({ errorCode: 'age.required', value: { fields: [tooYoung] } })
    expect(silent.json()).toMatchObject({ errorCode: 'age.required', value: { fields: [{ field: 'ageConfirmed' }] } })
    expect(grown.json()).toMatchObject({ success: true })
  })
})
