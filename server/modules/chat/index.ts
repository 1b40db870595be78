// Owns conversations and messages: one conversation a pair, whoever starts it.
// Never keeps HTML: text is text, and becomes safe HTML on its way out.
// Tells the live stream, once a message is saved.

export { flaggedMessages } from './flagged.ts'
export { postSystemMessage } from './postSystemMessage.ts'
export { findShownPictures } from './queries/messages.ts'
export { erasePersonalData, exportPersonalData } from './queries/personal.ts'
export { countUnreadFor, findPeopleWithUnread } from './queries/reads.ts'
export { type PastMessage, seedMessages } from './seedMessages.ts'
export { unreadIn } from './unreadIn.ts'
