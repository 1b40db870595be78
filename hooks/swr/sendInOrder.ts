/** By what it changes, the change of the viewer that was sent last. */
const changes = new Map<string, Promise<unknown>>()

/** Whether a change of this is still to be answered. */
export const isSendingInOrder = (name: string): boolean => changes.has(name)

/**
 * Sends a change of what `name` says once the server has responded to those before it, so that it gets them in their order.
 * Returns null when another has followed meanwhile, over which the response would be shown.
 */
export async function sendInOrder<Response>(
  name: string,
  send: () => Promise<Response>,
): Promise<{ response: Response } | null> {
  const sent = (changes.get(name) ?? Promise.resolve()).then(send, send)
  changes.set(name, sent)
  const isLast = () => changes.get(name) === sent
  try {
    const response = await sent
    return isLast() ? { response } : null
  } finally {
    if (isLast()) changes.delete(name)
  }
}
