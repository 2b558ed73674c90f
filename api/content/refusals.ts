export const contentRefusals = {
  'announcement.not.found': { status: 404 },
} as const
