import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { sourceLanguage, type Language } from './languages.ts'

/** Reads the catalogues as they lie on disk: one folder per area, one file per language. Node only. */
const root = new URL('./', import.meta.url)

export function areaNames(): string[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(new URL(`${entry.name}/${sourceLanguage}.json`, root)))
    .map((entry) => entry.name)
    .sort()
}

export function sourcePath(area: string, language: Language): URL {
  return new URL(`${area}/${language}.json`, root)
}

export function hasSource(area: string, language: Language): boolean {
  return existsSync(sourcePath(area, language))
}

/** The words of an area in one language alone, without fallback; empty when there is no file. */
export function readSource(area: string, language: Language): Record<string, string> {
  if (!hasSource(area, language)) return {}
  return JSON.parse(readFileSync(sourcePath(area, language), 'utf8')) as Record<string, string>
}

/** The words of an area with English standing in for every key the language lacks. */
export function readWithFallback(area: string, language: Language): Record<string, string> {
  return { ...readSource(area, sourceLanguage), ...readSource(area, language) }
}
