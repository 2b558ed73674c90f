import type { Setting, Settings } from '@croupier/server/platform/settings.ts'

/** Settings of a test: every setting at its initial value, but for those it was told. Nothing is stored. */
export class FixedSettings implements Settings {
  readonly #values = new Map<string, unknown>()

  set<Value>(setting: Setting<Value>, value: Value): this {
    this.#values.set(setting.name, value)
    return this
  }

  read<Value>(setting: Setting<Value>): Value {
    return this.#values.has(setting.name) ? (this.#values.get(setting.name) as Value) : setting.initial
  }

  async change<Value>(_tx: unknown, setting: Setting<Value>, value: Value): Promise<void> {
    this.set(setting, value)
  }

  async update<Value>(_tx: unknown, setting: Setting<Value>, change: (value: Value) => Value): Promise<void> {
    this.set(setting, change(this.read(setting)))
  }

  async refresh(): Promise<void> {}
}
