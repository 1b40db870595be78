// The path of every request: endpoint -> access -> input -> operation -> response or error.
// Modules define operations with query() and mutation(); pages/api passes them to endpoint(). Knows no module.

export { accepts } from './accepts.ts'
export { type ApiError, apiError, isApiError } from './apiError.ts'
export { readBuiltFiles } from './builtFiles.ts'
export { endpoint } from './endpoint.ts'
export { errorPage, errorPageStyleHash } from './errorPage.ts'
export { type Caller, execute } from './execute.ts'
export { getCookie, getFacts, isFromThisMachine, isWaitedFor } from './facts.ts'
export { addPageHeaders, cacheNever, listPageHeaders } from './headers.ts'
export { deleteResponses, replaceInResponses } from './idempotency.ts'
export { type InlineScripts, inlineScripts } from './inlineScripts.ts'
export {
  type Context,
  type CountContext,
  type Counted,
  mutation,
  type Operation,
  query,
  type RequestFacts,
} from './operation.ts'
export { getRequestId, requestIdHeader, setRequestId } from './requestId.ts'
export { cacheForever, Raw } from './respond.ts'
export type { Pages, SendStored } from './server.ts'
