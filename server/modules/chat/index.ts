// Owns conversations and messages: one conversation per pair of accounts.
// Never stores HTML: responses convert text to safe HTML.
// Notifies the live streams of both sides once a message is saved.

export { postMessage, postSystemMessage } from './postSystemMessage.ts'
export { hasConversation } from './queries/conversations.ts'
export { findShownImages } from './queries/messages.ts'
export { erasePersonalData, exportPersonalData } from './queries/personal.ts'
export { countBadges, countUnreadFor, findPeopleWithUnread } from './queries/reads.ts'
export { reportableMessages } from './reportable.ts'
export { type PastMessage, seedMessages } from './seedMessages.ts'
export { unreadIn } from './unreadIn.ts'
