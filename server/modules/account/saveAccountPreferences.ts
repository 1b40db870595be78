import type { Me } from '#contracts/account.ts'
import { type PreferencesInput, preferencesInput } from '#contracts/settings.ts'
import { getParts } from '#lib/text.ts'
import { apiError, mutation } from '#server/platform/http/index.ts'
import { type NewAccount, updateAccount } from './queries/accounts.ts'
import { refreshViewers } from './sessions/sessions.ts'
import { getInterests } from './settings/saveSettings.ts'
import { meView } from './views.ts'

/** PUT /preferences: changes the fields that are present. An unvalidated account may change its language only. */
export const saveAccountPreferences = mutation({
  access: 'user',
  unvalidated: true,
  withoutAge: true,
  input: preferencesInput,
  run: async (input, { viewer, db, now }): Promise<Me> => {
    const { language, ...others } = input
    const isLanguageOnly = language && Object.values(others).every((value) => value === undefined)
    if (!viewer.validated && !isLanguageOnly) throw apiError('needsValidation')
    const saved = await updateAccount(db, viewer.id, { ...toColumns(input), updatedAt: now })
    if (!saved) throw apiError('notSignedIn')
    // Every process then renders the next page in this language.
    if (language) await refreshViewers(db, viewer.id)
    return meView(saved)
  },
})

/** The update skips undefined columns. */
function toColumns(input: PreferencesInput): Partial<NewAccount> {
  const { categories, work_shift, language, theme, timeZone, newsletter } = input
  const { seenMarks, typingMarks, shareContact } = input
  return {
    language,
    theme,
    timeZone,
    newsletter,
    seenMarks,
    typingMarks,
    shareContact,
    ...(categories === undefined ? {} : { categories: getInterests(categories) }),
    ...(work_shift === undefined ? {} : { workShift: getParts(work_shift) }),
  }
}
