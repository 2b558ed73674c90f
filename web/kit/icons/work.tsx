import { drawn } from './drawn.tsx'

export const AgentIcon = /* @__PURE__ */ drawn(
  <>
    <circle cx="12" cy="6" r="2.5" />
    <circle cx="5.5" cy="18" r="2.5" />
    <circle cx="12" cy="18" r="2.5" />
    <circle cx="18.5" cy="18" r="2.5" />
    <path d="M12 8.5v7M5.5 15.5V14A2 2 0 0 1 7.5 12h9a2 2 0 0 1 2 2v1.5" />
  </>,
)
export const ChartIcon = /* @__PURE__ */ drawn(
  <path d="M4 4.5V18a1.5 1.5 0 0 0 1.5 1.5H20M8 15.5v-4M12 15.5v-8M16 15.5v-6" />,
)
export const TrendIcon = /* @__PURE__ */ drawn(
  <path d="M6.5 3.5h7.5l4.5 4.5v11a1.5 1.5 0 0 1-1.5 1.5H6.5A1.5 1.5 0 0 1 5 19V5a1.5 1.5 0 0 1 1.5-1.5zM14 3.5V8h4.5M8.5 16l2.5-3 2 1.5 2.5-3.5" />,
)
export const StaffIcon = /* @__PURE__ */ drawn(
  <>
    <circle cx="9" cy="8.5" r="3" />
    <path d="M3.5 19c.5-3.3 2.6-5 5.5-5s5 1.7 5.5 5M15 5.8a3 3 0 0 1 0 5.4M17 14.5c2 .7 3.2 2.2 3.5 4.5" />
  </>,
)
export const LedgerIcon = /* @__PURE__ */ drawn(
  <path d="M6.5 4h12v16h-12a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM4.5 16.5a2 2 0 0 1 2-2h12M9 8h6M9 11h4" />,
)
export const AuditIcon = /* @__PURE__ */ drawn(
  <path d="M7 4.5h10.5A1.5 1.5 0 0 1 19 6v9.5M7 4.5A1.7 1.7 0 0 0 5.3 6.2V8.5H8.7V6.2A1.7 1.7 0 0 0 7 4.5zM8.7 8.5v9a2 2 0 0 0 2 2h7.8a2 2 0 0 0 2-2v-1.5h-8v1.5a2 2 0 0 1-2 2M11.7 8.5h4.5M11.7 12h4.5" />,
)
export const SettingsIcon = /* @__PURE__ */ drawn(
  <>
    <circle cx="12" cy="12" r="2.8" />
    <path d="m10.5 4.5-.5 2.1-1.8 1-2-.6-1.5 2.6 1.5 1.5v2l-1.5 1.5 1.5 2.6 2-.6 1.8 1 .5 2.1h3l.5-2.1 1.8-1 2 .6 1.5-2.6-1.5-1.5v-2l1.5-1.5-1.5-2.6-2 .6-1.8-1-.5-2.1z" />
  </>,
)
export const TeamIcon = /* @__PURE__ */ drawn(
  <>
    <circle cx="12" cy="8" r="3" />
    <circle cx="5.5" cy="10" r="2" />
    <circle cx="18.5" cy="10" r="2" />
    <path d="M6.5 19c.5-3.2 2.5-4.8 5.5-4.8s5 1.6 5.5 4.8M2.8 16.5c.3-1.7 1.2-2.7 2.7-2.7M21.2 16.5c-.3-1.7-1.2-2.7-2.7-2.7" />
  </>,
)
export const ScalesIcon = /* @__PURE__ */ drawn(
  <path d="M12 4v15.5M8 19.5h8M5 7.5l7-1.5 7 1.5M5 7.5l-2.5 6a2.6 2.6 0 0 0 5 0zM19 7.5l-2.5 6a2.6 2.6 0 0 0 5 0z" />,
)
