import { describe, expect, it } from 'vitest'
import { parsePhone } from './phone.ts'

describe('[A-08] a mobile number', () => {
  it.each([
    ['880', '01711000001'],
    ['+880', '1711-000 001'],
    ['880', '0001711000001'],
    ['৮৮০', '০১৭১১০০০০০১'],
    ['٨٨٠', '٠١٧١١٠٠٠٠٠١'],
  ])('is one however it is written: %s %s', (dialingCode, number) => {
    expect(parsePhone(dialingCode, number)).toEqual({
      dialingCode: '880',
      number: '1711000001',
      e164: '+8801711000001',
    })
  })

  it.each([
    ['880', '017110000'],
    ['880', '017110000011'],
    ['880', '0211000001'],
    ['880', 'abc'],
    ['880', ''],
    ['', '01711000001'],
    ['0', '01711000001'],
    ['999', '01711000001'],
    ['88', '001711000001'],
  ])('is none where no mobile phone can have it: %s %s', (dialingCode, number) => {
    expect(parsePhone(dialingCode, number)).toBeUndefined()
  })

  it('is of the country that was named, where several share a code', () => {
    expect(parsePhone('1', '2025550123')).toMatchObject({ dialingCode: '1', number: '2025550123' })
    expect(parsePhone('91', '9876543210')).toMatchObject({ e164: '+919876543210' })
  })
})
