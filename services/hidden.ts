// What the viewer hides, apart from services/moderation.ts: every page reads it.
import type { HiddenSubject, HideInput } from '#contracts/moderation.ts'
import { calls } from '#lib/calls.ts'
import { createClient } from '#services/http/client.ts'

const moderation = createClient('moderation')

export const listHiddenContent = () => moderation.get<HiddenSubject[]>(calls.moderation.hidden)
export const hideSubject = (input: HideInput) => moderation.put<void>(calls.moderation.hidden, input)
