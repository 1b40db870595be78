// Owns connections and their requests, invitations and blocks.
// Never knows contents: the modules that show something query this one about who may see it.
// Notifies of requests and acceptances in the transaction of the mutation.

export {
  knownToConnections,
  pairedIds,
  statusBetween,
} from './between.ts'
export { connectedIds, connectionsOf } from './queries/friendships.ts'
export { erasePersonalData, exportPersonalData } from './queries/personal.ts'
export { type PastConnection, seedConnections } from './seedConnections.ts'
export { saveInvitation, welcomeInvited } from './welcomeInvited.ts'
