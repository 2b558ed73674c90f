import { newMember, register, registration } from '@croupier/dev/testing/accounts.ts'
import { signInOperator } from '@croupier/dev/testing/cast.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { changeSetting } from '@croupier/dev/testing/settings.ts'
import { describe, expect, it } from 'vitest'
import { initialRegistrationRules } from '@croupier/api/identity/registration/registration-fields.ts'
import { registrationRules } from '../index.ts'

const server = useServer()

const tell = async (token: string, birthday: string) =>
  (await server().call('portal', { method: 'POST', url: '/wps/member/birthday', body: { birthday }, token })).json()
const known = async (token: string) =>
  (await server().call('portal', { url: '/wps/member/info', token })).json().value.birthday

describe('[E-06] a birthday that was not asked for at registration', () => {
  it('is told once, masked, and read and corrected by operators with what was told at registration', async () => {
    const token = await newMember(server(), 'Borno41')
    expect(await known(token)).toBeNull()

    // Digits of any script are taken, as at registration.
    expect((await tell(token, '১৯৯০-১২-৩১')).value).toEqual({ birthday: '••••-12-31' })
    expect(await known(token)).toBe('••••-12-31')
    expect((await tell(token, '1991-01-01')).errorCode).toBe('birthday.told')

    const manager = await signInOperator(server(), 'reader', 'admin')
    const shown = await server().call('console', {
      method: 'POST',
      url: '/staff/members/borno41/registration',
      body: {},
      token: manager,
    })
    expect(shown.json().value.fields).toContainEqual({ name: 'birthday', value: '1990-12-31' })

    const correct = (account: string, body: object) =>
      server().call('console', { method: 'POST', url: `/staff/members/${account}/birthday`, body, token: manager })
    const note = 'as their passport says'
    expect((await correct('borno41', { birthday: '1990-11-30', note })).json().success).toBe(true)
    expect(await known(token)).toBe('••••-11-30')
    expect((await correct('nobody1x', { birthday: '1990-11-30', note })).json().errorCode).toBe('member.not.found')
  })

  it('is refused of who is too young by it, and where it is no date', async () => {
    const token = await newMember(server(), 'Borno42')
    const thisYear = new Date().getUTCFullYear()

    expect(await tell(token, `${thisYear - 17}-01-01`)).toMatchObject({
      errorCode: 'age.required',
      value: { fields: [{ field: 'birthday', messageKey: 'fields.message.tooYoung', min: 18 }] },
    })
    for (const wrong of ['', '1990-02-30', '31-12-1990', '0000-12-31']) {
      expect(await tell(token, wrong)).toMatchObject({
        errorCode: 'request.invalid',
        value: { fields: [{ field: 'birthday', messageKey: 'fields.pattern.dateYearFirst' }] },
      })
    }
    expect(await known(token)).toBeNull()
  })

  it('stands where it was told at registration', async () => {
    const { birthday } = initialRegistrationRules
    await changeSetting(server(), registrationRules, {
      ...initialRegistrationRules,
      birthday: { ...birthday, enabled: true },
    })
    const answer = await register(server(), registration('Borno43', { birthday: '1990-12-31' }))
    const { token } = answer.json().value

    expect(await known(token)).toBe('••••-12-31')
    expect((await tell(token, '1991-01-01')).errorCode).toBe('birthday.told')
  })

  it('is a true account’s to tell', async () => {
    const trial = await server().call('portal', { method: 'POST', url: '/wps/session/login/freeplay', body: {} })
    expect((await tell(trial.json().value.token, '1990-12-31')).errorCode).toBe('in_need_true_account')
  })
})
