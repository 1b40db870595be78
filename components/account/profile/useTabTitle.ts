import { useTranslations } from 'next-intl'
import { useQueryParam } from '#hooks/browser/address.ts'
import { profileTabs } from '#lib/paths.ts'

/** Returns the name of the profile's tab that the address names; the first one needs no name in the title. */
export function useTabTitle(): string | undefined {
  const t = useTranslations('profile')
  const asked = useQueryParam('tab')
  const tab = profileTabs.find((one) => one === asked)
  return tab && t(`tabs.${tab}`)
}
