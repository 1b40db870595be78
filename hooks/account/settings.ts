import { useSWRConfig } from 'swr'
import type { Me } from '#contracts/account.ts'
import type { Theme } from '#contracts/lists.ts'
import type { PreferencesInput, SettingsInput } from '#contracts/settings.ts'
import { useStoreMe } from '#hooks/session/session.ts'
import { useCached } from '#hooks/swr/cached.ts'
import { everyKey, keys } from '#lib/keys.ts'
import { saveSettings } from '#services/account.ts'
import { savePreferences } from '#services/ownAccount.ts'

/** Saves the viewer's profile and shows it at once on every screen. */
export function useSaveSettings(): (input: SettingsInput) => Promise<Me> {
  const storeMe = useStoreMe()
  const { mutate } = useSWRConfig()
  return async (input) => {
    const me = await saveSettings(input)
    await storeMe(me)
    // Whether the viewer may apply to an offer depends on the profile.
    void mutate(everyKey('jobs/job'))
    void mutate(keys.user(me.id))
    void mutate(keys.surfleValid, undefined)
    return me
  }
}

/** Changes a few preferences; the theme follows at once, and is restored if the server refuses it. */
export function useSavePreferences(): (input: Partial<PreferencesInput>, me: Me) => Promise<Me> {
  const storeMe = useStoreMe()
  const { mutate } = useSWRConfig()
  const cached = useCached<Me>(keys.me)
  return async (input, me) => {
    if (input.theme) showTheme(input.theme)
    try {
      const saved = await savePreferences(input)
      await storeMe(saved)
      void mutate(keys.surfleValid, undefined)
      return saved
    } catch (error) {
      // Another may have been saved or chosen meanwhile.
      if (input.theme && isShown(input.theme)) showTheme((cached() ?? me).theme)
      throw error
    }
  }
}

const isShown = (theme: Theme): boolean => (document.documentElement.dataset.scheme ?? 'system') === theme

function showTheme(theme: Theme): void {
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset.scheme
  else dataset.scheme = theme
}
