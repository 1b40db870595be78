// Owns what stands between two people: connections and their requests, invitations, and who shut whom out.
// Never knows what people show each other; whoever shows something asks here who may see it.
// Notifies of requests and answers, in the transaction of the mutation.

export {
  connectedIds,
  knownToConnections,
  pairedIds,
  statusBetween,
} from './between.ts'
export { decideRequest } from './decideRequest.ts'
export { erasePersonalData, exportPersonalData } from './queries/personal.ts'
export { type PastConnection, seedConnections } from './seedConnections.ts'
export { saveInvitation, welcomeInvited } from './welcomeInvited.ts'
