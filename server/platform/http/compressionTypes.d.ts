// The package's own types need those of Express.
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  type Filter = (request: IncomingMessage, response: ServerResponse) => boolean
  type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  function compression(options: { threshold: number; filter: Filter }): Middleware
  namespace compression {
    const filter: Filter
  }
  export default compression
}
