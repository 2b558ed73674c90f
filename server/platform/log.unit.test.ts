import { Writable } from 'node:stream'
import { expect, it } from 'vitest'
import { openLog } from './log.ts'

/** What a log of this level writes for these fields. */
function written(fields: object): Record<string, unknown> {
  let text = ''
  const destination = new Writable({
    write(chunk, _encoding, done) {
      text += chunk
      done()
    },
  })
  openLog('info', destination).info(fields, 'said')
  return JSON.parse(text)
}

it('writes no secret, however deep it stands', () => {
  const line = written({ password: 'one', input: { captcha: 'two', code: 'three', nested: { token: 'four' } } })

  expect(JSON.stringify(line)).not.toMatch(/one|two|three|four/)
})

it('writes the code of an error, which says what went wrong', () => {
  const line = written({ err: Object.assign(new Error('refused'), { code: 'ECONNREFUSED', token: 'five' }) })

  expect(line).toMatchObject({ err: { errorCode: 'ECONNREFUSED', token: '[secret]' } })
})
