import type { Language } from '#contracts/lists.ts'
import { paths } from '#lib/paths.ts'

// The text font is preloaded before the styles name it, so that text is painted once.
const textFace = new URL(
  '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  import.meta.url,
)

/** Metadata for browsers and phones: font, icons, manifest, theme colour. */
export function SiteMetadata({ language }: { language: Language | undefined }) {
  return (
    <>
      <link rel="preload" href={textFace.href} as="font" type="font/woff2" crossOrigin="" />
      <link rel="icon" href={paths.favicon} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={paths.appleIcon} />
      <link rel="manifest" href={paths.manifest(language)} />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content="#FAF8F4" />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#121714" />
    </>
  )
}
