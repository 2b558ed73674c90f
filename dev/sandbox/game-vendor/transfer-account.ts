/**
 * How the demo's house and the sandbox's vendor with wallets of its own know each other. Public, as all of the sandbox.
 */
export const transferAccount = {
  code: 'ARCADE',
  name: 'Jamuna Arcade',
  protocol: 'transfer',
  casinoId: 'lumen',
  secret: 'jamuna-arcade-and-lumen-share-this',
} as const

/** Its games, by the codes the sandbox draws them under; players read the vendor's own names. */
export const arcadeGames = [
  { code: 'mango-express', name: 'Jamuna Mangoes', names: { bn: 'যমুনার আম', ar: 'مانجو جامونا' } },
  { code: 'festival-wheel', name: 'Arcade Wheel', names: { bn: 'আর্কেডের চাকা', ar: 'عجلة الأركيد' } },
  { code: 'padma-catch', name: 'Jamuna Catch', names: { bn: 'যমুনার শিকার', ar: 'صيد نهر جامونا' } },
] as const
