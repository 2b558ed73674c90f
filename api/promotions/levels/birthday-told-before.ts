/** How many days before it a birthday must have been told, so that nobody has one whenever they like. */
export const BIRTHDAY_TOLD_BEFORE = 30
