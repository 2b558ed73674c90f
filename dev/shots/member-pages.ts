/** What a member sees besides the pages of a visitor. */
export const memberPages = [
  { name: 'member home', path: '/' },
  { name: 'member account', path: '/member?page=securityCenter' },
  { name: 'member wallet', path: '/member?page=transferFund' },
  { name: 'member deposit', path: '/member?page=depositv2' },
  { name: 'member bets', path: '/member?page=personalHistoryCopy' },
  { name: 'member messages', path: '/member?page=messageV2' },
  { name: 'member pages', path: '/member' },
  { name: 'member favourites', path: '/favorite' },
] as const
