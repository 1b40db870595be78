/** By id, the state that the viewer wants, of what is being sent. */
const wanted = new Map<string, boolean>()

/** Whether a state of this thing is being sent. */
export const isSending = (id: string): boolean => wanted.has(id)

/** The state that the server confirmed last, or the one from before; and the error of the call after it. */
type Sent<State> = { state: State; error?: unknown }

/**
 * Sends whether a thing shall be on, one call at a time: of taps that come meanwhile the last is sent next, by the call of
 * the first. Returns null to those.
 */
export async function sendWanted<State>(
  id: string,
  isWanted: boolean,
  { before, send }: { before: State; send: (isWanted: boolean) => Promise<State> },
): Promise<Sent<State> | null> {
  const isBusy = wanted.has(id)
  wanted.set(id, isWanted)
  if (isBusy) return null
  let state = before
  try {
    for (;;) {
      const target = wanted.get(id) ?? isWanted
      state = await send(target)
      if (wanted.get(id) === target) return { state }
    }
  } catch (error) {
    return { state, error }
  } finally {
    wanted.delete(id)
  }
}
