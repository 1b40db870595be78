// The one way a request travels: endpoint -> access -> input -> operation -> answer or refusal.
// Knows no module. Rooms write operations with query() and mutation(); pages/api hangs them on endpoint().

export { type ApiError, apiError, isApiError } from './apiError.ts'
export { endpoint } from './endpoint.ts'
export { errorPage, errorPageStyleHash } from './errorPage.ts'
export { type Caller, execute } from './execute.ts'
export { getCookie, getFacts, isFromThisMachine, isWaitedFor } from './facts.ts'
export { deleteResponses } from './idempotency.ts'
export {
  type Context,
  type CountContext,
  type Counted,
  mutation,
  type Operation,
  query,
  type RequestFacts,
} from './operation.ts'
export { getRequestId } from './requestId.ts'
export { Raw } from './respond.ts'
