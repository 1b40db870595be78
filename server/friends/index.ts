// Owns what stands between two people: connections and their requests, invitations, and who shut whom out.
// Never knows what people show each other; whoever shows something asks here who may see it.
// Tells notifications of requests and answers, in the transaction of the deed.

export { answerRequest } from './answerRequest.ts'
export {
  areApart,
  connectedIds,
  hiddenFrom,
  knownToConnections,
  pairedIds,
  statusBetween,
} from './between.ts'
export { apartFrom } from './queries/blocks.ts'
export { eraseOf, heldOf } from './queries/personal.ts'
export { type PastTie, seedTies } from './seedTies.ts'
export { keepInvitation, welcomeInvited } from './welcomeInvited.ts'
