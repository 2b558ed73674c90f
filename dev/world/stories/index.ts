import type { Story } from '../story.ts'
import studioGame from './a-game-from-a-studio.ts'
import gift from './a-gift-of-the-studio.ts'
import pier from './a-pier-that-closed.ts'
import agents from './agents-in-a-tree.ts'
import documents from './documents-of-two-members.ts'
import evening from './an-evening-at-the-sandbox.ts'
import arcade from './an-arcade-with-its-own-wallet.ts'
import betsOnADraw from './bets-on-a-draw.ts'
import bonuses from './bonuses-of-two-members.ts'
import brand from './brand-lumen.ts'
import careful from './careful-player.ts'
import carefulWithTime from './careful-with-time.ts'
import codesByFirebase from './codes-by-firebase.ts'
import contracts from './contracts-down-a-branch.ts'
import frozen from './frozen-player.ts'
import gamesByTheThousand from './games-by-the-thousand.ts'
import games from './games-on-offer.ts'
import highRoller from './high-roller.ts'
import hostsOnAir from './hosts-on-air.ts'
import jackpots from './jackpots-that-grow.ts'
import leagues from './leagues-by-the-clock.ts'
import letters from './letters-to-members.ts'
import lotteries from './lotteries-on-the-clock.ts'
import mail from './mail.ts'
import cardRoom from './tables-of-the-card-room.ts'
import houseTables from './tables-of-the-house.ts'
import padma from './a-hand-at-the-padma.ts'
import takePart from './members-take-part.ts'
import news from './news-of-the-house.ts'
import pagesOfTheHouse from './pages-of-the-house.ts'
import payments from './payments.ts'
import players from './players.ts'
import pointsMall from './the-points-mall.ts'
import promotions from './promotions-of-the-season.ts'
import questions from './questions-to-the-house.ts'
import slips from './slips-on-the-league.ts'
import social from './social.ts'
import staff from './staff.ts'
import tables from './tables-by-the-clock.ts'
import texts from './texts.ts'
import verifiedAddresses from './verified-addresses.ts'
import verifiedNumbers from './verified-numbers.ts'
import withdrawals from './withdrawals.ts'
import paidByMembers from './withdrawals-paid-by-members.ts'

/** In the order they happened: who is named in a story has come in by an earlier one. */
export const stories: readonly Story[] = [
  brand,
  staff,
  games,
  studioGame,
  arcade,
  cardRoom,
  gamesByTheThousand,
  lotteries,
  leagues,
  tables,
  houseTables,
  jackpots,
  news,
  pagesOfTheHouse,
  payments,
  social,
  mail,
  texts,
  codesByFirebase,
  promotions,
  agents,
  players,
  contracts,
  verifiedNumbers,
  verifiedAddresses,
  highRoller,
  careful,
  carefulWithTime,
  documents,
  frozen,
  withdrawals,
  paidByMembers,
  pointsMall,
  takePart,
  betsOnADraw,
  slips,
  padma,
  letters,
  questions,
  hostsOnAir,
  evening,
  bonuses,
  gift,
  pier,
]
