import { expect, it } from 'vitest'
import { screenTextFaults } from './screen-texts.ts'

function faultsOf(source: string): string[] {
  return screenTextFaults('screen.tsx', source).map(({ line, fault }) => `${line}: ${fault}`)
}

it('finds texts between tags, with their line', () => {
  expect(faultsOf('const a = (\n  <p>\n    Log in\n  </p>\n)')).toEqual(['3: text outside the catalogues: "Log in"'])
  expect(faultsOf('const a = <>Log in</>')).toHaveLength(1)
})

it('finds texts hidden in expressions', () => {
  expect(faultsOf("const a = <p>{ready ? 'Ready' : t('kit.loading')}</p>")).toHaveLength(1)
  expect(faultsOf("const a = <p>{error && 'Broken'}</p>")).toHaveLength(1)
  expect(faultsOf('const a = <p>{`Hello ${name}`}</p>')).toHaveLength(1)
})

it('finds spoken attributes and the title of the document', () => {
  expect(faultsOf('const a = <button aria-label="Close" />')).toHaveLength(1)
  expect(faultsOf('const a = <input placeholder={\'Name\'} title="Name" />')).toHaveLength(2)
  expect(faultsOf("document.title = 'Home'")).toHaveLength(1)
})

it('leaves alone what is no word of a language', () => {
  expect(faultsOf('const a = <p className="big" data-kind="x">· 24/7 × {amount}</p>')).toEqual([])
  expect(faultsOf('const a = <p><kbd>Esc</kbd> <code>GET /x</code> WhatsApp</p>')).toEqual([])
  expect(faultsOf('const a = <img alt="" title={t("kit.close")} />')).toEqual([])
})

it('finds words asked for with the wrong placeholders', () => {
  expect(faultsOf("t('shell.region.ip')")).toEqual(['1: shell.region.ip is given no {ip}'])
  expect(faultsOf("t('kit.close', { ip })")).toEqual(['1: kit.close has no {ip}'])
  expect(faultsOf("t('shell.region.ip', { ip })")).toEqual([])
  expect(faultsOf("t('shell.region.ip', values)")).toEqual([])
  expect(faultsOf("translate(language, 'fields.pattern.digits', { min: 4 })")).toEqual([
    '1: fields.pattern.digits is given no {max}',
  ])
})
