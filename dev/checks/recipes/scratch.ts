import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { writtenLanguages } from '@croupier/words/languages.ts'
import { root } from '../run.ts'

const execute = promisify(execFile)

/** What is installed or made, and not written by anybody. */
const NOT_COPIED = new Set(['node_modules', '.git', '.data', 'dist', '.vite', 'test-results', 'playwright-report'])

/** What stands for what, in paths and texts. */
type Renames = Readonly<Record<string, string>>

const renamed = (text: string, renames: Renames): string =>
  Object.entries(renames).reduce((known, [before, after]) => known.replaceAll(before, after), text)

/** A copy of the repository in which a recipe may be followed; every file that was touched is counted. */
export class Scratch {
  readonly folder: string
  #touched = new Set<string>()

  private constructor(folder: string) {
    this.folder = folder
  }

  /** Copies the sources, and links what is installed: the product's own packages lead into the copy. */
  static async open(): Promise<Scratch> {
    const folder = await mkdtemp(join(tmpdir(), 'croupier-recipes-'))
    await cp(root, folder, { recursive: true, filter: (path) => !NOT_COPIED.has(basename(path)) })
    for (const place of ['', 'server', 'web/portal']) await linkInstalled(join(root, place), join(folder, place))
    return new Scratch(folder)
  }

  async close(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true })
  }

  /** The files touched since this was asked last, in order. */
  takeTouched(): string[] {
    const touched = [...this.#touched].toSorted()
    this.#touched.clear()
    return touched
  }

  async read(path: string): Promise<string> {
    return readFile(join(this.folder, path), 'utf8')
  }

  async write(path: string, text: string): Promise<void> {
    await mkdir(dirname(join(this.folder, path)), { recursive: true })
    await writeFile(join(this.folder, path), text)
    this.#touched.add(path)
  }

  /** Puts `to` in the place of `from`, which stands there. @throws where it does not */
  async change(path: string, from: string | RegExp, to: string): Promise<void> {
    const before = await this.read(path)
    const after = before.replace(from, () => to)
    if (after === before) throw new Error(`${path} does not hold what the recipe changes: ${String(from)}`)
    await this.write(path, after)
  }

  /** Puts a line below the first that holds `below`. @throws where none does */
  async addLine(path: string, below: string, line: string): Promise<void> {
    const lines = (await this.read(path)).split('\n')
    const place = lines.findIndex((each) => each.includes(below))
    if (place < 0) throw new Error(`${path} has no line with “${below}”, below which the recipe adds one`)
    await this.write(path, lines.toSpliced(place + 1, 0, line).join('\n'))
  }

  /** Copies a neighbour's folder, and renames it in paths and texts. */
  async copyFolder(from: string, to: string, renames: Renames): Promise<void> {
    const files = (await readdir(join(this.folder, from), { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(join(this.folder, from).length + 1))
    for (const file of files) await this.#copy(join(from, file), join(to, renamed(file, renames)), renames)
  }

  /** Copies a neighbour's words in the languages that every text is written in; the others are translated later. */
  async copyWords(from: string, to: string, renames: Renames): Promise<void> {
    for (const language of writtenLanguages) {
      await this.#copy(`words/${from}/${language}.json`, `words/${to}/${language}.json`, renames)
    }
  }

  async #copy(from: string, to: string, renames: Renames): Promise<void> {
    await this.write(to, renamed(await this.read(from), renames))
  }

  /** Adds words to an area in the three languages: keys to their texts in English, Bengali and Arabic. */
  async addWords(area: string, words: Readonly<Record<string, readonly [string, string, string]>>): Promise<void> {
    for (const [index, language] of writtenLanguages.entries()) {
      const path = `words/${area}/${language}.json`
      const known = JSON.parse(await this.read(path)) as Record<string, string>
      for (const [key, texts] of Object.entries(words)) known[key] = texts[index]!
      await this.write(path, `${JSON.stringify(known, null, 2)}\n`)
    }
  }

  /** `npm run new -- …`, in the copy. */
  async generate(...line: string[]): Promise<void> {
    const said = await this.run(process.execPath, 'dev/generators/main.ts', ...line)
    if (said.status !== 0) throw new Error(said.text)
    for (const [, path] of said.text.matchAll(/^wrote (.+)$/gm)) this.#touched.add(path!)
  }

  /** Runs a program in the copy; `status` is 0 where it went well, `text` all it said. */
  async run(program: string, ...line: string[]): Promise<{ status: number; text: string }> {
    // What tells this run of the tests about itself is not meant for another that it starts.
    const inherited = Object.entries(process.env).filter(
      ([name]) => !/^(?:VITEST|TEST|NODE_ENV$|CI$|DEV$|PROD$|MODE$)/.test(name),
    )
    const options = {
      cwd: this.folder,
      maxBuffer: 64 * 1_048_576,
      env: {
        ...Object.fromEntries(inherited),
        PATH: `${join(this.folder, 'node_modules/.bin')}:${process.env['PATH']}`,
        NO_COLOR: '1',
      },
    }
    try {
      const { stdout, stderr } = await execute(program, line, options)
      return { status: 0, text: stdout + stderr }
    } catch (error) {
      const { code, stdout = '', stderr = '' } = error as { code?: number; stdout?: string; stderr?: string }
      return { status: code ?? 1, text: stdout + stderr }
    }
  }
}

async function linkInstalled(from: string, to: string): Promise<void> {
  const installed = join(from, 'node_modules')
  await mkdir(join(to, 'node_modules'))
  for (const entry of await readdir(installed, { withFileTypes: true })) {
    if (entry.name === '@croupier') {
      // Links to the workspaces, by paths from where they stand.
      await cp(join(installed, entry.name), join(to, 'node_modules', entry.name), {
        recursive: true,
        verbatimSymlinks: true,
      })
    } else if (!entry.name.startsWith('.') || entry.name === '.bin') {
      await symlink(join(installed, entry.name), join(to, 'node_modules', entry.name))
    }
  }
}
