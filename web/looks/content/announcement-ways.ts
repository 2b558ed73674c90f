/** What the way to what an announcement is about says, by what that is. */
export const announcementWays = {
  PROMOTION: 'announcements.rewards',
  GAME: 'shell.game.play',
  PAGE: 'announcements.look',
  WEB: 'announcements.look',
} as const
