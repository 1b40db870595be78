import { useLocale } from 'next-intl'
import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'

/**
 * The page's language for what react-aria says to screen readers by itself ("Dismiss", "3 options available"); without it
 * that is in the browser's language.
 */
export const PageLanguage = ({ children }: { children: ReactNode }) => (
  <I18nProvider locale={useLocale()}>{children}</I18nProvider>
)
