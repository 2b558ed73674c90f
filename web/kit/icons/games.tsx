import { drawn } from './drawn.tsx'

export { GamesIcon } from './frame.tsx'

export const SlotsIcon = /* @__PURE__ */ drawn(
  <>
    <rect x="3.5" y="5" width="17" height="14" rx="2.5" />
    <path d="M9.2 5v14M14.8 5v14M5.6 9.5h1.6L6 14M11.2 9.5h1.7l-1.3 4.5M16.8 9.5h1.7L17.2 14" />
  </>,
)
export const LiveDealerIcon = /* @__PURE__ */ drawn(
  <>
    <path d="M3.5 13.5h17a8.5 6.5 0 0 1-17 0z" />
    <circle cx="12" cy="6.3" r="2.8" />
    <path d="M7.5 13.5c.3-2.3 2-3.6 4.5-3.6s4.2 1.3 4.5 3.6M9 16.8h.1M12 17.5h.1M15 16.8h.1" />
  </>,
)
export const FishIcon = /* @__PURE__ */ drawn(
  <path d="M3.5 12c2.2-3.7 5.2-5.5 8.5-5.5 3.5 0 6 2.2 7 5.5-1 3.3-3.5 5.5-7 5.5-3.3 0-6.3-1.8-8.5-5.5zM19 12l2.5-3.5v7zM8 11.3v.1M12 9.5c1 1.6 1 3.4 0 5" />,
)
export const CardsIcon = /* @__PURE__ */ drawn(
  <>
    <rect x="4" y="6.5" width="9.5" height="13" rx="2" transform="rotate(-8 8.7 13)" />
    <path d="m12.5 5 5.8 1.3a1.7 1.7 0 0 1 1.3 2l-2.2 9.8a1.7 1.7 0 0 1-1.8 1.3M8.8 11.3l1.7 2.2-1.2 2.5-1.7-2.2z" />
  </>,
)
export const SportsIcon = /* @__PURE__ */ drawn(
  <>
    <circle cx="12" cy="12" r="8.2" />
    <path d="m12 8.5 3.4 2.5-1.3 4H9.9l-1.3-4zM12 8.5V3.8M15.4 11l4.5-1.5M14.1 15l2.8 3.7M9.9 15l-2.8 3.7M8.6 11 4.1 9.5" />
  </>,
)
export const EsportsIcon = /* @__PURE__ */ drawn(
  <path d="M7.5 7.5h9a4.5 4.5 0 0 1 4.5 4.7l-.3 3.3a2.5 2.5 0 0 1-4.5 1.3L14.8 15H9.2l-1.4 1.8a2.5 2.5 0 0 1-4.5-1.3L3 12.2a4.5 4.5 0 0 1 4.5-4.7zM8.5 10v3M7 11.5h3M15 10.5v.1M17 12.5v.1" />,
)
export const CockfightIcon = /* @__PURE__ */ drawn(
  <path d="M9 19.8c-3.2-.8-5-3.3-5-6.6V9.5l3.5 2c1.7-.3 2.8-1.5 3.1-3.5.3-2 1.7-3.3 3.4-3.3 1.8 0 3.2 1.3 3.2 3.1l2 1.4-2.2.6c0 4.5-1.7 8.3-5 9.6M9 19.8v1.7M13 19.2v2.3M14 8v.1M12.5 4.7 13 3l1.3 1L16 3l.3 2" />,
)
export const LotteryIcon = /* @__PURE__ */ drawn(
  <>
    <path d="M12 3.5a7 7 0 0 1 7 7c0 2.7-1.5 5-3.7 6.2H8.7A7 7 0 0 1 12 3.5zM7.5 20.5l1.2-3.8h6.6l1.2 3.8z" />
    <circle cx="10" cy="12.5" r="1.7" />
    <circle cx="14.3" cy="11" r="1.7" />
    <circle cx="10.8" cy="8" r="1.7" />
  </>,
)
export const BingoIcon = /* @__PURE__ */ drawn(
  <>
    <rect x="4" y="4" width="16" height="16" rx="2.5" />
    <path d="M4 9.3h16M4 14.7h16M9.3 4v16M14.7 4v16" />
    <circle cx="12" cy="12" r=".9" fill="currentColor" />
  </>,
)
export const MiniIcon = /* @__PURE__ */ drawn(
  <>
    <rect x="4.5" y="4.5" width="15" height="15" rx="3.5" />
    <path d="M8.7 8.7v.1M15.3 8.7v.1M12 12v.1M8.7 15.3v.1M15.3 15.3v.1" strokeWidth="2.4" />
  </>,
)
export const TrophyIcon = /* @__PURE__ */ drawn(
  <path d="M6 20.5v-6h3.8v-4h4.4v6H18v4zM12 3.5l.9 1.8 2 .3-1.5 1.4.4 2L12 8l-1.8 1 .4-2-1.5-1.4 2-.3z" />,
)
export const FireIcon = /* @__PURE__ */ drawn(
  <path d="M12 3.5c.6 3 4.9 4.9 4.9 9.9A4.9 4.9 0 0 1 12 20.5a4.9 4.9 0 0 1-4.9-5c0-2.2 1.2-3.5 2-4.7.4 1.3 1 1.9 1.8 2.2-.5-3.7 0-6.8 1.1-9.5z" />,
)
