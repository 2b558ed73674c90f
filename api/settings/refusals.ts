export const settingRefusals = {
  /** It was changed since it was read: `name` is by whom. */
  'setting.changed.by': { status: 409 },
  /** It was changed since what a second operator is to agree to was proposed. */
  'setting.changed.since': { status: 409 },
} as const
