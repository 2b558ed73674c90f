/* Every icon, for the gallery. Screens import from the file that draws the one they need. */
export * from './navigation.tsx'
export * from './games.tsx'
export * from './money.tsx'
export * from './signs.tsx'
export * from './actions.tsx'
export * from './work.tsx'
export * from './social.tsx'
