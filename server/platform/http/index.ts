// The one way a request travels: door -> access -> input -> operation -> answer or refusal.
// Knows no room. Rooms write operations with read(), deed() and slowDeed(); pages/api hangs them on endpoint().
export { endpoint } from './endpoint.ts'
export { plainPage, plainStyleHash } from './errorPage.ts'
export { cookieOf, factsOf, isFromThisMachine, isWaitedFor } from './facts.ts'
export { forgetAnswers } from './idempotency.ts'
export {
  type Context,
  type CountContext,
  type Counted,
  deed,
  type Operation,
  type RequestFacts,
  read,
  slowDeed,
} from './operation.ts'
export { type Asker, perform } from './perform.ts'
export { isRefusal, type Refusal, refuse } from './refusal.ts'
export { requestIdOf } from './requestId.ts'
export { Raw } from './respond.ts'
