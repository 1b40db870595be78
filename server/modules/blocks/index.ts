// Owns who blocks whom, by their ids alone.
// Never knows who the accounts are, nor what they show each other: each module that shows something asks here.
// Notifies nobody: a block is never told.

export {
  blockedIds,
  deleteBlock,
  erasePersonalData,
  exceptBlocked,
  exportPersonalData,
  findBlocked,
  insertBlock,
  isBlockedBetween,
} from './queries.ts'
