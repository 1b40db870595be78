import { useSWRConfig } from 'swr'
import { everyKey, type KeyCall } from '#lib/keys.ts'

/** Decides about an item of a list; the list and the log are fetched again, also when another moderator was quicker. */
export function useDecision<Input, Out>(list: KeyCall, decide: (input: Input) => Promise<Out>) {
  const { mutate } = useSWRConfig()
  return async (input: Input): Promise<Out> => {
    try {
      return await decide(input)
    } finally {
      for (const endpoint of [list, 'moderation/log'] as const) void mutate(everyKey(endpoint))
    }
  }
}
