import { describe, expect, it } from 'vitest'
import { openSandbox } from './sandbox.ts'

const url = '/sms/2010-04-01/Accounts/AC1/Messages.json'
const headers = { authorization: 'Basic YTpi', 'content-type': 'application/x-www-form-urlencoded' }
const send = (sandbox: ReturnType<typeof openSandbox>, form: Record<string, string>, extra = headers) =>
  sandbox.inject({ method: 'POST', url, headers: extra, payload: new URLSearchParams(form).toString() })

describe('the SMS gateway', () => {
  it('queues a message and shows it in the box, escaped', async () => {
    const sandbox = openSandbox()

    const answer = await send(sandbox, { To: '+8801711000001', From: '+15005550006', Body: 'Your code is <123456>' })
    const box = await sandbox.inject('/sms')

    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toMatchObject({ status: 'queued', to: '+8801711000001', account_sid: 'AC1' })
    expect(box.body).toContain('Your code is &lt;123456&gt;')
  })

  it.each([
    [{}, 21_604],
    [{ To: '01711', From: '+15005550006', Body: 'x' }, 21_211],
    [{ To: '+8801711000001', Body: 'x' }, 21_603],
    [{ To: '+8801711000001', From: '+15005550006' }, 21_602],
    [{ To: '+8801711000001', From: '+15005550006', Body: 'x'.repeat(1_601) }, 21_617],
  ] as [Record<string, string>, number][])('refuses %o with that API’s code', async (form, code) => {
    const answer = await send(openSandbox(), form)

    expect([answer.statusCode, answer.json().code]).toEqual([400, code])
  })

  it('refuses a call without credentials', async () => {
    const answer = await send(openSandbox(), {}, { ...headers, authorization: '' })

    expect(answer.statusCode).toBe(401)
  })
})
