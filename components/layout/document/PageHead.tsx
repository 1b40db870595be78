import Head from 'next/head'
import { useRouter } from 'next/router'
import { useLocale, useTranslations } from 'next-intl'
import { useUnreadCount } from '#hooks/notifications/notificationCount.ts'
import { brand } from '#lib/brand.ts'
import { getCanonical, socialImage } from '#lib/social.ts'
import { countDisplay, truncate } from '#lib/text.ts'

type PageHeadProps = {
  /** A key of the dictionary `pages`, for screens with a title of their own. */
  page?: Parameters<ReturnType<typeof useTranslations<'pages.titles'>>>[0]
  /** A title made of data, such as an offer's. */
  title?: string
  /** The name of the tab that is shown, where each has an address of its own. */
  tab?: string | undefined
  /** What the page is about, of any length; the product's own words when a page has none. */
  description?: string
  /** The address of a public image; the site's own when a page has none. */
  image?: string
  /** Excluded from search engines. */
  hidden?: boolean
}

const descriptionLength = 160

/** The metadata of a page: title and description, and how other sites preview it. */
export function PageHead({ page, title, tab, description, image, hidden }: PageHeadProps) {
  const t = useTranslations('pages')
  const named = title ?? (page ? t(`titles.${page}`) : '')
  const own = tab ? `${tab} · ${named}` : named
  const about = truncate(description || t('defaultDescription'), descriptionLength)
  const { address, size } = socialImage(image)
  const unread = useUnreadCount()
  const waiting = unread > 0 ? `(${countDisplay(unread)}) ` : ''
  const url = getCanonical(useRouter().asPath)
  return (
    <Head>
      <title>{waiting + (own ? `${own} · ${brand.name}` : t('defaultTitle'))}</title>
      <meta name="description" content={about} />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      {hidden ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link key="canonical" rel="canonical" href={url} />
      )}
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content={useLocale().replace('-', '_')} />
      <meta property="og:url" content={url} />
      <meta property="og:title" content={own || t('defaultTitle')} />
      <meta property="og:description" content={about} />
      <meta property="og:image" content={address} />
      {size && <meta property="og:image:width" content={String(size.width)} />}
      {size && <meta property="og:image:height" content={String(size.height)} />}
      <meta name="twitter:card" content="summary_large_image" />
    </Head>
  )
}
