// Which texts notifications quote, of the modules that own them.

import { titleOf } from '#server/modules/jobs/index.ts'
import { findDecidedWords } from '#server/modules/moderation/index.ts'
import { notifiedWordsOf } from '#server/modules/posts/index.ts'
import { ratingWordsOf } from '#server/modules/ratings/index.ts'
import type { Quotes } from './platform/live/badges.ts'

export const quotes: Quotes = { titleOf, ratingWordsOf, notifiedWordsOf, findDecidedWords }
