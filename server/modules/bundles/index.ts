/**
 * Games of the Stake Engine form, imported: their tables of weights, their books, the pages they are played on, each
 * version kept forever. Checks them, draws a book by its weight, and refuses to know who plays or what is at stake.
 */
export { bundlesPort, type Bundles, type DrawnRow, type TableUse } from './bundles-port.ts'
export type { BundleFault } from './bundle-fault.ts'
export { type BundleMode, type BundleVersion, modeNamed } from './bundle-version.ts'
export { forgetOldBundles, listVersions, type ServedFile } from './bundles-store.ts'
export { importBundle, type BundleImport, type ImportedBundle } from './import-bundle.ts'
export { tablePath } from './lookup-page.ts'
export { openBundles } from './open-bundles.ts'
export { HUNDREDTHS } from './par-figures.ts'
export { FRONT_PAGE } from './read-pages.ts'
