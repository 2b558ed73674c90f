import { drawn } from './drawn.tsx'

export const EyeIcon = /* @__PURE__ */ drawn(
  <>
    <path d="M3 12c2-3.8 5.2-5.8 9-5.8s7 2 9 5.8c-2 3.8-5.2 5.8-9 5.8S5 15.8 3 12z" />
    <circle cx="12" cy="12" r="2.7" />
  </>,
)
export const EyeOffIcon = /* @__PURE__ */ drawn(
  <path d="M9.5 6.5A9.5 9.5 0 0 1 12 6.2c3.8 0 7 2 9 5.8a12 12 0 0 1-2.6 3.3M6 8.2A12 12 0 0 0 3 12c2 3.8 5.2 5.8 9 5.8 1.5 0 2.9-.3 4.1-.9M10 10.2a2.7 2.7 0 0 0 3.8 3.8M4.5 4.5l15 15" />,
)
export const RefreshIcon = /* @__PURE__ */ drawn(
  <path d="M19.5 12a7.5 7.5 0 0 1-13.3 4.7M4.5 12a7.5 7.5 0 0 1 13.3-4.7M18.5 3.5v4h-4M5.5 20.5v-4h4" />,
)
export const CopyIcon = /* @__PURE__ */ drawn(
  <path d="M9 8.5h9a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5H9A1.5 1.5 0 0 1 7.5 19v-9A1.5 1.5 0 0 1 9 8.5zM16 8.5V5.5A1.5 1.5 0 0 0 14.5 4H5.5A1.5 1.5 0 0 0 4 5.5v9A1.5 1.5 0 0 0 5.5 16h2" />,
)
export const DownloadIcon = /* @__PURE__ */ drawn(<path d="M12 4v11M7.5 10.5 12 15l4.5-4.5M5 19.5h14" />)
export const FilterIcon = /* @__PURE__ */ drawn(<path d="M4 6.5h16M7 12h10M10 17.5h4" />)
export const LogoutIcon = /* @__PURE__ */ drawn(
  <path d="M10 4.5H6A1.5 1.5 0 0 0 4.5 6v12A1.5 1.5 0 0 0 6 19.5h4M9.5 12h10.5M16 8l4 4-4 4" />,
  'turns',
)
export const PlusIcon = /* @__PURE__ */ drawn(<path d="M12 5v14M5 12h14" />)
export const MinusIcon = /* @__PURE__ */ drawn(<path d="M5 12h14" />)
export const EditIcon = /* @__PURE__ */ drawn(<path d="M14.5 5.5 18.5 9.5 8.5 19.5H4.5v-4zM12.5 7.5l4 4" />)
export const TrashIcon = /* @__PURE__ */ drawn(
  <path d="M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 12a1 1 0 0 0 1 1h7.4a1 1 0 0 0 1-1l.8-12M10.2 11v5M13.8 11v5" />,
)
export const PlayIcon = /* @__PURE__ */ drawn(
  <path d="M8 5.3v13.4a.6.6 0 0 0 .9.5l10.7-6.7a.6.6 0 0 0 0-1L8.9 4.8a.6.6 0 0 0-.9.5z" />,
  'turns',
)
export const PauseIcon = /* @__PURE__ */ drawn(<path d="M8.5 5.5v13M15.5 5.5v13" />)
export const VolumeOnIcon = /* @__PURE__ */ drawn(
  <path d="M4.5 10v4h3l4 3.5v-11l-4 3.5zM15 9.5c1.3 1.4 1.3 3.6 0 5M17.5 7c2.7 2.8 2.7 7.2 0 10" />,
  'turns',
)
export const VolumeOffIcon = /* @__PURE__ */ drawn(
  <path d="M4.5 10v4h3l4 3.5v-11l-4 3.5zM15.5 10l4 4M19.5 10l-4 4" />,
  'turns',
)
export const ShareIcon = /* @__PURE__ */ drawn(
  <>
    <circle cx="6.5" cy="12" r="2.5" />
    <circle cx="17" cy="6" r="2.5" />
    <circle cx="17" cy="18" r="2.5" />
    <path d="m8.7 10.8 6.1-3.5M8.7 13.2l6.1 3.5" />
  </>,
  'turns',
)
export const AttachIcon = /* @__PURE__ */ drawn(
  <path d="m19 11.5-7.3 7.3a4.2 4.2 0 0 1-6-6l7.6-7.6a2.8 2.8 0 0 1 4 4L9.7 16.8a1.4 1.4 0 0 1-2-2l6.8-6.8" />,
)
