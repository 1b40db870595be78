import Head from 'next/head'
import { useTranslations } from 'next-intl'
import { brand } from '#lib/brand.ts'

interface PageHeadProps {
  /** A key of the dictionary `pages`, for screens with a title of their own. */
  page?: Parameters<ReturnType<typeof useTranslations<'pages.titles'>>>[0]
  /** A title made of data, such as an offer's. */
  title?: string
  description?: string
  /** Kept out of search engines. */
  hidden?: boolean
}

/** The document's title and description; the product's own when a page has none. */
export function PageHead({ page, title, description, hidden }: PageHeadProps) {
  const t = useTranslations('pages')
  const own = title ?? (page ? t(`titles.${page}`) : '')
  return (
    <Head>
      <title>{own ? `${own} · ${brand.name}` : t('defaultTitle')}</title>
      <meta key="description" name="description" content={description ?? t('defaultDescription')} />
      <meta
        key="viewport"
        name="viewport"
        content="width=device-width, initial-scale=1, viewport-fit=cover"
      />
      {hidden && <meta key="robots" name="robots" content="noindex" />}
    </Head>
  )
}
