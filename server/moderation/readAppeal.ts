import { type AppealedDecision, readAppealInput } from '#contracts/moderation.ts'
import { read } from '#server/platform/http/index.ts'
import { loadAppealed } from './loadAppealed.ts'

/** GET /appeal: what the link in a letter stands for, or a decision about whoever asks. */
export const readAppeal = read({
  access: 'guest',
  input: readAppealInput,
  run: async (input, context): Promise<AppealedDecision> => {
    const { action, kind, reason, createdAt } = await loadAppealed(input, context)
    return { action, kind, reason, createdAt: createdAt.toISOString() }
  },
})
