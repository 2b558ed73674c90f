export const settingRefusals = {
  /** It was changed since it was read, or since what a second operator agrees to was proposed: `name` is by whom. */
  'setting.changed.by': { status: 409 },
} as const
