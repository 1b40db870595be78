import type { Language } from '#contracts/lists.ts'
import { paths } from '#lib/paths.ts'

/** How browsers and phones show the site: icons, manifest, the colour around it. */
export function SiteMarks({ language }: { language: Language | undefined }) {
  return (
    <>
      <link rel="icon" href={paths.favicon} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={paths.appleIcon} />
      <link rel="manifest" href={paths.manifest(language)} />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content="#FAF8F4" />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#121714" />
    </>
  )
}
