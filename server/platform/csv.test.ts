import { csvLine } from '@croupier/basis/csv-line.ts'
import { describe, expect, it } from 'vitest'
import { csvLines } from './csv.ts'

const read = (text: string) => [...csvLines(text)].map(({ line, cells }) => [line, ...cells])

describe('lines of CSV', () => {
  it.each([
    [
      'a,b\n1,2\n',
      [
        [1, 'a', 'b'],
        [2, '1', '2'],
      ],
    ],
    [
      '\uFEFFa;b\r\n1;2',
      [
        [1, 'a', 'b'],
        [2, '1', '2'],
      ],
    ],
    [
      'a\tb\n\n 1 \t\n',
      [
        [1, 'a', 'b'],
        [3, '1', ''],
      ],
    ],
    [
      'a,b\n"x, ""y""\nz",2\n3,4',
      [
        [1, 'a', 'b'],
        [2, 'x, "y"\nz', '2'],
        [4, '3', '4'],
      ],
    ],
    [
      'a,b\n"",\n',
      [
        [1, 'a', 'b'],
        [2, '', ''],
      ],
    ],
    [
      'name\n"মেলা, চাকা"\n',
      [
        [1, 'name'],
        [2, 'মেলা, চাকা'],
      ],
    ],
  ])('%j', (text, lines) => {
    expect(read(text)).toEqual(lines)
  })

  it('are read as they were written, and hold no formula for a spreadsheet', () => {
    const cells = [
      '=HYPERLINK("http://x","y")',
      '+1',
      '-1+2',
      '-1e9',
      '@SUM(A1)',
      '\t=1',
      "'=1",
      "''-",
      "it's",
      ' a ',
      'x,"y"',
      '',
    ]
    const line = csvLine(cells)

    expect(line).toMatch(/^"'=HYPERLINK/)
    expect(line).not.toMatch(/(?:^|,)"?[=+\-@]/)
    expect(read(line)).toEqual([[1, ...cells]])
  })

  it('hold amounts below zero as numbers, which sums count', () => {
    expect(csvLine(['-12.50', '-3', '--1'])).toBe("-12.50,-3,'--1\n")
    expect(read(csvLine(['-12.50', '-3', '--1']))).toEqual([[1, '-12.50', '-3', '--1']])
  })

  it('tell the separator by the first line with something in it', () => {
    expect(read('\n\r\n a;b;c,d\n1;2')).toEqual([
      [3, 'a', 'b', 'c,d'],
      [4, '1', '2'],
    ])
  })

  it('are told the separator by a first line of Excel’s, which is none of theirs', () => {
    expect(read('sep=;\r\na,b;c\r\n')).toEqual([[2, 'a,b', 'c']])
    expect(read('\uFEFFSEP=,\na;b,c\n')).toEqual([[2, 'a;b', 'c']])
    expect(read('sep=x,a\n')).toEqual([[1, 'sep=x', 'a']])
  })

  it('end at a line or a cell beyond all measure, before much is made of it', () => {
    expect(() => read(`a,b\n${','.repeat(1_000_000)}`)).toThrow('line 2: fault.cells')
    expect(() => read(`a,b\n1,"${'""'.repeat(1_000_000)}"`)).toThrow('line 2: fault.too.big')
  })

  it('name the line of a quotation mark that is never closed', () => {
    expect(() => read('a,b\n1,2\n"x,3\n4,5')).toThrow('line 3')
  })
})
