import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { Checkbox } from '@croupier/kit/fields/choice.tsx'
import { FaultText } from '@croupier/kit/fields/fault-text.tsx'
import { IconButton } from '@croupier/kit/components/icon-button.tsx'
import { Select } from '@croupier/kit/fields/select.tsx'
import { TextArea, TextField } from '@croupier/kit/fields/text-field.tsx'
import { useFieldFault } from '@croupier/kit/form/form-context.ts'
import { PlusIcon } from '@croupier/kit/icons/actions.tsx'
import { CloseIcon } from '@croupier/kit/icons/navigation.tsx'
import { useKitWords } from '@croupier/kit/words.tsx'
import { type ReactNode, useId, useState } from 'react'
import { DecimalField } from './decimal-field.tsx'
import type { FieldScope } from './field-keys.ts'
import { useFieldWords } from './field-words.ts'
import { isSingle, type Part } from './part.ts'
import { PRESENT } from './shape.ts'
import { TextsFields } from './texts-fields.tsx'

interface Drawn<Kind extends Part = Part> {
  part: Kind
  /** Of the box: the path of its value in what the form sends. */
  name: string
  /** What the names of all boxes begin with and the catalogue knows nothing of: `promise.terms`. */
  base: string
  scope: FieldScope
  /** What stands there at first. */
  value: unknown
  /** Amounts are of it. */
  currency?: string | undefined
  isRequired?: boolean
}

type Of<Type extends Part['type']> = Drawn<Extract<Part, { type: Type }>>

/** The name of a box below the base: what the catalogue calls it by. */
function within({ base, name }: Pick<Drawn, 'base' | 'name'>): string {
  return name === base ? '' : name.slice(base === '' ? 0 : base.length + 1)
}

const textOf = (value: unknown) => (value === undefined || value === null ? undefined : String(value))
const inside = (value: unknown, key: string) => (value as Readonly<Record<string, unknown>> | null | undefined)?.[key]

const LONG = 200
const NO_KEY = '?'

/** The fields of a part as its schema has them, one after the other; each finds its fault by its name. */
export function SchemaFields({
  part,
  name,
  value,
  scope,
  currency,
}: {
  part: Part
  /** What the names of its boxes begin with; may be empty. */
  name: string
  value: unknown
  scope: FieldScope
  currency?: string | undefined
}): ReactNode {
  const drawn = { name, base: name, scope, value, currency }
  return part.type === 'object' ? <ObjectFields {...drawn} part={part} /> : <PartField {...drawn} part={part} />
}

function ObjectFields({ part, name, value, ...rest }: Of<'object'>): ReactNode {
  const fields = Object.entries(part.fields).filter(([, field]) => field.type !== 'fixed' && field.type !== 'unknown')
  return (
    <div className="@container">
      <div className="grid items-start gap-4 @min-[24rem]:grid-cols-2">
        {fields.map(([key, field]) => (
          <div key={key} className={isSingle(field) ? 'min-w-0' : 'min-w-0 @min-[24rem]:col-span-2'}>
            <PartField
              {...rest}
              part={field}
              name={name === '' ? key : `${name}.${key}`}
              value={inside(value, key)}
              isRequired
            />
          </div>
        ))}
      </div>
    </div>
  )
}

/** One part of a form. */
function PartField(drawn: Drawn): ReactNode {
  const { part } = drawn
  switch (part.type) {
    case 'object':
      return (
        <Framed {...drawn}>
          <ObjectFields {...drawn} part={part} />
        </Framed>
      )
    case 'list':
      return <ListFields {...drawn} part={part} />
    case 'optional':
    case 'nullable':
      return isSingle(part.part) ? (
        <PartField {...drawn} part={part.part} isRequired={false} />
      ) : (
        <NullableFields {...drawn} part={part} />
      )
    case 'texts':
      return (
        <Framed {...drawn}>
          <TextsFields name={drawn.name} most={part.most} values={(drawn.value ?? {}) as Record<string, string>} />
        </Framed>
      )
    case 'record':
      return <RecordFields {...drawn} part={part} />
    case 'variants':
      return <VariantFields {...drawn} part={part} />
    case 'fixed':
    case 'unknown':
      return null
    default:
      return <SingleField {...drawn} part={part} />
  }
}

function SingleField({
  part,
  currency,
  isRequired = false,
  ...drawn
}: Of<'text' | 'number' | 'decimal' | 'boolean' | 'choice'>): ReactNode {
  const { t } = useWords()
  const { name, value, scope } = drawn
  const words = useFieldWords(scope)
  const path = within(drawn)
  // One of a list is called by its place: what all of them are stands above.
  const place = /\.(\d+)$/.exec(path)?.[1]
  const known =
    place === undefined
      ? { name, label: words.label(path), hint: words.hint(path), required: isRequired }
      : { name, label: t('console.fields.place', { place: Number(place) + 1 }), required: isRequired }
  const initial = textOf(value)
  switch (part.type) {
    case 'boolean':
      return <Checkbox name={name} label={known.label} hint={words.hint(path)} defaultChecked={value === true} />
    case 'choice':
      return (
        <Select
          {...known}
          defaultValue={initial}
          placeholder={isRequired ? undefined : t('kit.all')}
          options={part.options.map((option) => ({ value: option, label: words.option(path, option) }))}
        />
      )
    case 'number':
      return <TextField {...known} type="number" min={part.least} max={part.most} step={1} defaultValue={initial} />
    case 'decimal':
      return <DecimalField {...known} meaning={part.meaning} currency={currency} defaultValue={initial} />
    default:
      return part.most !== undefined && part.most > LONG ? (
        <TextArea {...known} dir="auto" rows={4} defaultValue={initial} />
      ) : (
        <TextField {...known} dir="auto" defaultValue={initial} />
      )
  }
}

/** Several boxes under one name. What is wrong with them together is said here. */
function Framed({
  children,
  legend,
  ...drawn
}: Pick<Drawn, 'base' | 'name' | 'scope'> & { children: ReactNode; legend?: ReactNode }): ReactNode {
  const words = useFieldWords(drawn.scope)
  const kit = useKitWords()
  const id = useId()
  const fault = useFieldFault(drawn.name)
  const path = within(drawn)
  const hint = words.hint(path)
  return (
    <fieldset
      aria-describedby={fault ? id : undefined}
      className="flex min-w-0 flex-col gap-3 rounded-md border border-hairline px-4 pt-1 pb-4"
    >
      <legend className="px-1 text-sm font-medium text-ink">{legend ?? words.label(path)}</legend>
      {hint !== undefined && <p className="text-xs text-ink-faint">{hint}</p>}
      {children}
      {fault && <FaultText id={id}>{kit.fault(fault)}</FaultText>}
    </fieldset>
  )
}

/** Says that a list or an object is there, and how long it is, also while its boxes are empty. */
function Present({ name, count = 1 }: { name: string; count?: number }): ReactNode {
  return <input type="hidden" name={`${name}.${PRESENT}`} value={count} readOnly />
}

function ListFields({ part, ...drawn }: Of<'list'>): ReactNode {
  const { t } = useWords()
  const { name, value, scope } = drawn
  const words = useFieldWords(scope)
  const given: readonly unknown[] = Array.isArray(value) ? value : []
  const [rows, setRows] = useState(() =>
    Array.from({ length: Math.max(given.length, part.least) }, (_, at) => ({ id: at, value: given[at] })),
  )
  const label = words.label(within(drawn))
  const isPlain = isSingle(part.item)
  return (
    <Framed {...drawn}>
      <Present name={name} count={rows.length} />
      <ol className={isPlain ? 'grid gap-3 sm:grid-cols-2' : 'flex flex-col gap-4'}>
        {rows.map((row, at) => {
          const remove = rows.length > part.least && (
            <IconButton
              size="small"
              label={t('console.fields.remove', { name: label, place: at + 1 })}
              icon={<CloseIcon />}
              onClick={() => setRows(rows.filter(({ id }) => id !== row.id))}
            />
          )
          const item = { ...drawn, part: part.item, name: `${name}.${at}`, value: row.value, isRequired: true }
          return (
            <li key={row.id} className={isPlain ? 'flex min-w-0 items-end gap-2' : 'relative min-w-0'}>
              {isPlain ? (
                <>
                  <span className="min-w-0 flex-1">
                    <PartField {...item} />
                  </span>
                  <span className="flex min-h-11 items-center">{remove}</span>
                </>
              ) : (
                <div className="rounded-md bg-raised px-4 py-3">
                  <div className="mb-2 flex min-h-9 items-center justify-between gap-3">
                    <span className="figures text-sm text-ink-soft">
                      {t('console.fields.place', { place: at + 1 })}
                    </span>
                    {remove}
                  </div>
                  {part.item.type === 'object' ? <ObjectFields {...item} part={part.item} /> : <PartField {...item} />}
                </div>
              )}
            </li>
          )
        })}
      </ol>
      {(part.most === undefined || rows.length < part.most) && (
        <Button
          size="small"
          icon={<PlusIcon />}
          className="self-start"
          onClick={() => setRows([...rows, { id: Math.max(-1, ...rows.map(({ id }) => id)) + 1, value: undefined }])}
        >
          {t('console.fields.add')}
        </Button>
      )}
    </Framed>
  )
}

/** What may be absent as a whole: a tick says whether it is there. */
function NullableFields({ part, ...drawn }: Of<'nullable' | 'optional'>): ReactNode {
  const { name, value, scope } = drawn
  const words = useFieldWords(scope)
  const [isThere, setThere] = useState(value !== null && value !== undefined)
  return (
    <div className="flex min-w-0 flex-col">
      <Checkbox
        label={words.label(within(drawn))}
        checked={isThere}
        onChange={(event) => setThere(event.target.checked)}
      />
      {isThere && (
        <>
          <Present name={name} />
          {part.part.type === 'object' ? (
            <ObjectFields {...drawn} part={part.part} />
          ) : (
            <PartField {...drawn} part={part.part} />
          )}
        </>
      )}
    </div>
  )
}

/** Values by keys: a key that is typed, and its value beside. */
function RecordFields({ part, ...drawn }: Of<'record'>): ReactNode {
  const { t } = useWords()
  const { name, value, scope } = drawn
  const words = useFieldWords(scope)
  const [rows, setRows] = useState(() =>
    Object.entries((value ?? {}) as object).map(([key, held], at) => ({ id: at, key, value: held as unknown })),
  )
  const path = within(drawn)
  // A key is nobody's word: what stands under it is called as if it stood in the record's own place.
  const inner = {
    ...scope,
    prefixes:
      path === '' ? scope.prefixes : [...scope.prefixes.map((prefix) => `${prefix}.${path}`), ...scope.prefixes],
    root: t('console.fields.value'),
  }
  const isInline = isSingle(part.value)
  const put = (id: number, key: string) => setRows(rows.map((row) => (row.id === id ? { ...row, key } : row)))
  return (
    <Framed {...drawn}>
      <Present name={name} count={rows.length} />
      <ul className="flex flex-col gap-3">
        {rows.map((row) => {
          const isWritten = row.key !== '' && !row.key.includes('.')
          const isTwice = rows.some((other) => other.id < row.id && other.key === row.key)
          const held = (
            <div className="min-w-0 flex-1">
              {isWritten && !isTwice && (
                <RecordValue
                  {...drawn}
                  part={part.value}
                  name={`${name}.${row.key}`}
                  base={`${name}.${row.key}`}
                  scope={inner}
                  value={row.value}
                />
              )}
            </div>
          )
          return (
            <li key={row.id} className="flex min-w-0 flex-col gap-3">
              <div className="flex min-w-0 items-start gap-3">
                {part.key.type === 'choice' ? (
                  <Select
                    label={t('console.fields.key')}
                    value={row.key}
                    placeholder={t('console.fields.choose')}
                    onChange={(event) => put(row.id, event.target.value)}
                    options={part.key.options.map((option) => ({
                      value: option,
                      label: words.option(path, option),
                      disabled: rows.some(({ id, key }) => id !== row.id && key === option),
                    }))}
                    className="w-40"
                  />
                ) : (
                  <TextField
                    label={t('console.fields.key')}
                    dir="ltr"
                    value={row.key}
                    error={isTwice ? t('console.fields.twice') : undefined}
                    onChange={(event) => put(row.id, event.target.value.trim())}
                    className="w-40"
                  />
                )}
                {isInline && held}
                <span className="flex min-h-11 items-center pt-6.5">
                  <IconButton
                    size="small"
                    label={t('console.fields.remove', { name: row.key, place: rows.indexOf(row) + 1 })}
                    icon={<CloseIcon />}
                    onClick={() => setRows(rows.filter(({ id }) => id !== row.id))}
                  />
                </span>
              </div>
              {!isInline && held}
              {/* A key that cannot stand is sent as none that can: what is typed beside it must not vanish unsaid. */}
              {row.key !== '' && (isTwice || !isWritten) && (
                <input type="hidden" name={`${name}.${NO_KEY}`} value={NO_KEY} readOnly />
              )}
            </li>
          )
        })}
      </ul>
      <Button
        size="small"
        icon={<PlusIcon />}
        className="self-start"
        onClick={() =>
          setRows([...rows, { id: Math.max(-1, ...rows.map(({ id }) => id)) + 1, key: '', value: undefined }])
        }
      >
        {t('console.fields.add')}
      </Button>
    </Framed>
  )
}

/** What stands under a key: an object without a frame of its own, as the key stands beside it. */
function RecordValue({ part, ...drawn }: Drawn): ReactNode {
  return part.type === 'object' ? (
    <div className="rounded-md bg-raised px-4 py-3">
      <ObjectFields {...drawn} part={part} />
    </div>
  ) : (
    <PartField {...drawn} part={part} isRequired />
  )
}

/** One of several objects: which, and then its own fields. */
function VariantFields({ part, ...drawn }: Of<'variants'>): ReactNode {
  const { name, value, scope } = drawn
  const words = useFieldWords(scope)
  const names = Object.keys(part.variants)
  const [chosen, setChosen] = useState(textOf(inside(value, part.by)) ?? names[0] ?? '')
  const variant = part.variants[chosen]
  const path = within({ ...drawn, name: `${name}.${part.by}` })
  return (
    <Framed {...drawn}>
      <Select
        name={`${name}.${part.by}`}
        label={words.label(path)}
        value={chosen}
        onChange={(event) => setChosen(event.target.value)}
        options={names.map((option) => ({ value: option, label: words.option(path, option) }))}
      />
      {variant && <ObjectFields key={chosen} {...drawn} part={variant} />}
    </Framed>
  )
}
