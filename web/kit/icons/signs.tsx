import { drawn } from './drawn.tsx'

export const CheckIcon = /* @__PURE__ */ drawn(<path d="m5 12.7 4.5 4.5L19 7.5" />)
export const CheckCircleIcon = /* @__PURE__ */ drawn(
  <>
    <circle cx="12" cy="12" r="8.2" />
    <path d="m8.5 12.3 2.5 2.5 4.7-5" />
  </>,
)
export const WarningIcon = /* @__PURE__ */ drawn(<path d="M12 4.5 3.8 18.7h16.4zM12 10v4M12 16.3v.1" />)
export const InfoIcon = /* @__PURE__ */ drawn(
  <>
    <circle cx="12" cy="12" r="8.2" />
    <path d="M12 11v5M12 8v.1" />
  </>,
)
export const StopIcon = /* @__PURE__ */ drawn(
  <>
    <circle cx="12" cy="12" r="8.2" />
    <path d="M8.5 8.5 15.5 15.5M15.5 8.5 8.5 15.5" />
  </>,
)
export const ClockIcon = /* @__PURE__ */ drawn(
  <>
    <circle cx="12" cy="12" r="8.2" />
    <path d="M12 7.5V12l3 2" />
  </>,
)
export const LockIcon = /* @__PURE__ */ drawn(
  <>
    <rect x="5" y="10.5" width="14" height="9.5" rx="2" />
    <path d="M8 10.5V8a4 4 0 0 1 8 0v2.5M12 14.5v1.5" />
  </>,
)
export const KeyIcon = /* @__PURE__ */ drawn(
  <>
    <circle cx="8" cy="15.5" r="4" />
    <path d="m11 12.5 8.5-8.5M16 7.5l3 3M13.5 10l2 2" />
  </>,
)
export const ShieldIcon = /* @__PURE__ */ drawn(
  <path d="M12 3.8 5 6.5v5c0 4.3 2.8 7.3 7 8.7 4.2-1.4 7-4.4 7-8.7v-5zM9 11.8l2.2 2.2 3.8-4.2" />,
)
export const LiveIcon = /* @__PURE__ */ drawn(
  <>
    <circle cx="12" cy="12" r="2.5" fill="currentColor" />
    <path d="M7.5 16.5a6.4 6.4 0 0 1 0-9M16.5 7.5a6.4 6.4 0 0 1 0 9M4.8 19.2a10.2 10.2 0 0 1 0-14.4M19.2 4.8a10.2 10.2 0 0 1 0 14.4" />
  </>,
)
export const SunIcon = /* @__PURE__ */ drawn(
  <>
    <circle cx="12" cy="12" r="3.8" />
    <path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M5.6 18.4 7 17M17 7l1.4-1.4" />
  </>,
)
export const MoonIcon = /* @__PURE__ */ drawn(<path d="M19.5 14A8 8 0 0 1 10 4.5 8 8 0 1 0 19.5 14z" />)
export const SystemIcon = /* @__PURE__ */ drawn(
  <>
    <rect x="3.5" y="5" width="17" height="11.5" rx="2" />
    <path d="M8.5 20h7M12 16.5V20" />
  </>,
)
export const SoundIcon = /* @__PURE__ */ drawn(
  <path d="M4.5 9.5v5h3L12 18V6L7.5 9.5zM15 9.5a3.5 3.5 0 0 1 0 5M17.5 7a7 7 0 0 1 0 10" />,
)
export const SoundOffIcon = /* @__PURE__ */ drawn(
  <path d="M4.5 9.5v5h3L12 18V6L7.5 9.5zM15.5 9.5l4.5 5M20 9.5l-4.5 5" />,
)
