import { drawn } from './drawn.tsx'

// What stands around every page comes with the first one: it has a file of its own, so that no other icon comes with it.

export const MenuIcon = /* @__PURE__ */ drawn(<path d="M4 7h16M4 12h16M4 17h10" />, 'turns')
export const SearchIcon = /* @__PURE__ */ drawn(
  <>
    <circle cx="11" cy="11" r="6.5" />
    <path d="m20 20-4.3-4.3" />
  </>,
)
export const ArrowUpIcon = /* @__PURE__ */ drawn(<path d="M12 19.5v-15M6 10.5l6-6 6 6" />)
export const HomeIcon = /* @__PURE__ */ drawn(
  <path d="M4 11.2 12 4.5l8 6.7V19a1 1 0 0 1-1 1h-4.5v-5.5h-5V20H5a1 1 0 0 1-1-1z" />,
)
export const UserIcon = /* @__PURE__ */ drawn(
  <>
    <circle cx="12" cy="8.2" r="3.7" />
    <path d="M4.8 20c.6-3.7 3.5-5.7 7.2-5.7s6.6 2 7.2 5.7" />
  </>,
)
export const GamesIcon = /* @__PURE__ */ drawn(
  <>
    <rect x="4" y="4" width="7" height="7" rx="2" />
    <rect x="13" y="4" width="7" height="7" rx="2" />
    <rect x="4" y="13" width="7" height="7" rx="2" />
    <circle cx="16.5" cy="16.5" r="3.5" />
  </>,
)
export const DepositIcon = /* @__PURE__ */ drawn(
  <path d="M12 4v10.5M7.5 10.2l4.5 4.5 4.5-4.5M4.5 15.5V18A1.5 1.5 0 0 0 6 19.5h12a1.5 1.5 0 0 0 1.5-1.5v-2.5" />,
)
export const PromotionsIcon = /* @__PURE__ */ drawn(
  <path d="M4.5 10v4a1 1 0 0 0 1 1h2.7l7.3 4V5l-7.3 4H5.5a1 1 0 0 0-1 1zM8.2 15l1 4.5M18.5 9.5c1.3 1.4 1.3 3.6 0 5" />,
)
