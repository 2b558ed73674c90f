/**
 * Pictures drawn in code: a game's, from what its title names, and a studio's mark, from its code. Pure functions of
 * their names: they look nothing up and remember nothing, so that an address of a picture holds forever.
 */
export { drawGame, type PictureNames } from './draw-game.ts'
export { paintGame, paintMark } from './paint-picture.ts'
