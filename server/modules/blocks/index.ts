// Owns who blocks whom, by their ids alone.
// Never knows the accounts or their contents: each module that shows something queries this one.
// Notifies no one: a block is secret.

export {
  blockedBetween,
  blockedIds,
  deleteBlock,
  erasePersonalData,
  exceptBlocked,
  exportPersonalData,
  findBlocked,
  insertBlock,
  isBlockedBetween,
} from './queries.ts'
