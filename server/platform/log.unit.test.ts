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

it('writes no secret, however deeply nested', () => {
  const line = written({ password: 'one', input: { captcha: 'two', code: 'three', nested: { token: 'four' } } })

  expect(JSON.stringify(line)).not.toMatch(/one|two|three|four/)
})

it('writes the code of an error, which says what went wrong', () => {
  const line = written({ err: Object.assign(new Error('refused'), { code: 'ECONNREFUSED', token: 'five' }) })

  expect(line).toMatchObject({ err: { errorCode: 'ECONNREFUSED', token: '[secret]' } })
})

it('writes no row of the database, whatever an error brings of it', () => {
  const detail = 'Failing row contains (7, rahim, 01711111111, $argon2id$v=19$…).'
  const error = Object.assign(new Error('violates a check'), { code: '23514', constraint: 'member_check', detail })

  const line = written({ err: Object.assign(new Error('a job failed', { cause: error }), { detail }) })

  expect(JSON.stringify(line)).not.toContain('01711111111')
  expect(written({ err: error })).toMatchObject({ err: { errorCode: '23514', constraint: 'member_check' } })
  expect(JSON.stringify(written({ err: error }))).not.toContain('01711111111')
})
