import type { FieldScope } from '../fields/field-keys.ts'

/** Where the words of a setting's fields stand. What several settings ask for is named once. */
export function settingScope(name: string, root: string): FieldScope {
  return {
    prefixes: [`console-settings.part.${name}`, 'console-settings.part'],
    // These are proper names, alike in every language.
    codes: ['resourceType', 'provider'],
    root,
  }
}
