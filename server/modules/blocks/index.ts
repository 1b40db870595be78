// Owns who blocks and who mutes whom, by their ids alone.
// Never knows the accounts or their contents: each module that shows something queries this one.
// Notifies no one: blocks and mutes are secret.

export {
  blockedBetween,
  blockedIds,
  deleteBlock,
  exceptBlocked,
  findBlocked,
  insertBlock,
  isBlockedBetween,
} from './queries/blocks.ts'
export {
  blockedAndMutedIds,
  deleteMute,
  exceptBlockedAndMuted,
  findMuted,
  insertMute,
  isMuted,
  mutingIds,
} from './queries/mutes.ts'
export { erasePersonalData, exportPersonalData } from './queries/personal.ts'
