import { createHash } from 'node:crypto'

/** Somebody who has an account at the sandbox's houses. */
export interface Person {
  /** The same at all of them, forever. */
  id: string
  name: string
  /** The username they chose. */
  username: string
  email: string
}

/** Ids as Telegram and Facebook give them: digits. */
function idOf(username: string): string {
  return createHash('sha256').update(username).digest().readUIntBE(0, 6).toString()
}

function person(username: string, name: string): Person {
  return { id: idOf(username), name, username, email: `${username}@example.com` }
}

/** The people there are from the start. */
const known = [
  person('nusrat.jahan', 'Nusrat Jahan'),
  person('imran.hossain', 'Imran Hossain'),
  person('layla.haddad', 'Layla Haddad'),
]

/** Everybody who has an account, for as long as the sandbox runs. */
export class People {
  readonly #byId = new Map(known.map((each) => [each.id, each]))

  get list(): Person[] {
    return [...this.#byId.values()]
  }

  find(id: string | undefined): Person | undefined {
    return id === undefined ? undefined : this.#byId.get(id)
  }

  /** The person that a form of the chooser names: one there is, or a new one by a typed name. */
  chosen(form: Record<string, string | undefined> | undefined): Person | undefined {
    const before = this.find(form?.['person'])
    if (before) return before
    const name = form?.['name']?.trim().slice(0, 60)
    if (!name) return undefined
    const username =
      name
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, '.')
        .replaceAll(/^\.|\.$/g, '') || 'somebody'
    const made = person(username, name)
    this.#byId.set(made.id, this.#byId.get(made.id) ?? made)
    return this.find(made.id)
  }
}
