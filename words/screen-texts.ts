import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Argument, type Expression, type JSXAttribute, type JSXChild, parseSync, Visitor } from 'oxc-parser'
import { sourceLanguage } from './languages.ts'
import { hasNoWords, placeholdersOf } from './message-faults.ts'
import { areaNames, readSource } from './sources.ts'

/** One place where a screen does not take its words from the catalogues as it should. */
export interface ScreenTextFault {
  file: string
  line: number
  fault: string
}

/** Attributes that a person sees or hears. */
const spokenAttributes = new Set(
  `alt aria-description aria-label aria-placeholder aria-roledescription aria-valuetext caption description heading hint
  label placeholder summary text title`.split(/\s+/),
)

/** Elements whose content is the same in every language: keys of the keyboard, code. */
const languageFree = new Set(['kbd', 'code', 'style', 'script'])

const words: ReadonlyMap<string, string> = new Map(
  areaNames().flatMap((area) =>
    Object.entries(readSource(area, sourceLanguage)).map(([key, text]) => [`${area}.${key}`, text] as const),
  ),
)

/** The literal texts an expression may put on the screen, as they stand in the source. */
function literalsOf(expression: Expression | Argument | JSXChild): { text: string; start: number }[] {
  switch (expression.type) {
    case 'Literal':
      return typeof expression.value === 'string' ? [{ text: expression.value, start: expression.start }] : []
    case 'TemplateLiteral':
      return expression.quasis.map((quasi) => ({ text: quasi.value.cooked ?? '', start: quasi.start }))
    case 'ConditionalExpression':
      return [...literalsOf(expression.consequent), ...literalsOf(expression.alternate)]
    case 'LogicalExpression':
      return [...literalsOf(expression.left), ...literalsOf(expression.right)]
    case 'ParenthesizedExpression':
      return literalsOf(expression.expression)
    default:
      return []
  }
}

function attributeName(attribute: JSXAttribute): string {
  return attribute.name.type === 'JSXIdentifier' ? attribute.name.name : ''
}

/** The properties of `{ a, b: 1 }`, or undefined when a spread or a variable hides them. */
function propertyNames(argument: Argument | undefined): Set<string> | undefined {
  if (argument === undefined) return new Set()
  if (argument.type !== 'ObjectExpression') return undefined
  const names = new Set<string>()
  for (const property of argument.properties) {
    if (property.type !== 'Property' || property.computed) return undefined
    if (property.key.type === 'Identifier') names.add(property.key.name)
    else if (property.key.type === 'Literal') names.add(String(property.key.value))
  }
  return names
}

function placeholderFaults(key: string, given: Set<string> | undefined): string[] {
  const text = words.get(key)
  if (text === undefined || given === undefined) return []
  const wanted = placeholdersOf(text)
  return [
    ...[...wanted].filter((name) => !given.has(name)).map((name) => `${key} is given no {${name}}`),
    ...[...given].filter((name) => !wanted.has(name)).map((name) => `${key} has no {${name}}`),
  ]
}

/**
 * Texts in a TSX or TS file that are not in the catalogues, and words asked for with the wrong placeholders. Reads the
 * source only; a text built in a variable first is not seen.
 */
export function screenTextFaults(file: string, source: string): ScreenTextFault[] {
  const faults: ScreenTextFault[] = []
  const parsed = parseSync(file, source)
  const report = (start: number, fault: string) =>
    faults.push({ file, line: source.slice(0, start).split('\n').length, fault })
  const reportText = ({ text, start }: { text: string; start: number }) => {
    if (!hasNoWords(text)) report(start, `text outside the catalogues: ${JSON.stringify(text.trim().slice(0, 60))}`)
  }
  const reportChild = (child: JSXChild) => {
    if (child.type === 'JSXText') {
      const leading = child.value.length - child.value.trimStart().length
      reportText({ text: child.value, start: child.start + leading })
    } else if (child.type === 'JSXExpressionContainer' && child.expression.type !== 'JSXEmptyExpression') {
      literalsOf(child.expression).forEach(reportText)
    }
  }
  for (const error of parsed.errors) report(error.labels[0]?.start ?? 0, error.message)

  let silent = 0
  new Visitor({
    JSXElement(element) {
      const { name } = element.openingElement
      if (name.type === 'JSXIdentifier' && languageFree.has(name.name)) silent += 1
      if (silent > 0) return
      element.children.forEach(reportChild)
    },
    'JSXElement:exit'(element) {
      const { name } = element.openingElement
      if (name.type === 'JSXIdentifier' && languageFree.has(name.name)) silent -= 1
    },
    JSXFragment(fragment) {
      fragment.children.forEach(reportChild)
    },
    JSXAttribute(attribute) {
      if (!spokenAttributes.has(attributeName(attribute)) || !attribute.value) return
      const { value } = attribute
      if (value.type === 'Literal') reportText({ text: String(value.value), start: value.start })
      else if (value.type === 'JSXExpressionContainer' && value.expression.type !== 'JSXEmptyExpression') {
        literalsOf(value.expression).forEach(reportText)
      }
    },
    AssignmentExpression({ left, right }) {
      const isTitle =
        left.type === 'MemberExpression' &&
        left.object.type === 'Identifier' &&
        left.object.name === 'document' &&
        left.property.type === 'Identifier' &&
        left.property.name === 'title'
      if (isTitle) literalsOf(right).forEach(reportText)
    },
    CallExpression({ callee, arguments: given, start }) {
      const name =
        callee.type === 'Identifier'
          ? callee.name
          : callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
            ? callee.property.name
            : ''
      const [key, values] = name === 't' ? given : name === 'translate' ? given.slice(1) : []
      if (key?.type !== 'Literal' || typeof key.value !== 'string') return
      for (const fault of placeholderFaults(key.value, propertyNames(values))) report(start, fault)
    },
  }).visit(parsed.program)
  return faults
}

/** The faults of every screen under a folder; tests and generated output are left out. */
export function screenTextFaultsUnder(folder: string): ScreenTextFault[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !/[\\/](node_modules|dist)[\\/]/.test(path))
    .flatMap((path) => screenTextFaults(path, readFileSync(path, 'utf8')))
}
