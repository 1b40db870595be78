import type { IncomingMessage } from 'node:http'

/** Whether a client accepts a coding of bodies, by `Accept-Encoding`. */
export const accepts = ({ headers }: Pick<IncomingMessage, 'headers'>, coding: 'gzip' | 'br'): boolean =>
  String(headers['accept-encoding'] ?? '')
    .split(',')
    .some((part) => {
      const [name = '', ...parameters] = part.split(';')
      return (
        name.trim().toLowerCase() === coding && !parameters.some((one) => /^\s*q=0(\.0*)?\s*$/i.test(one))
      )
    })
