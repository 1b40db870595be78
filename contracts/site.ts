import { object } from 'yup'
import { sitemapParts } from '#lib/paths.ts'
import { languages } from './languages.ts'
import { id, oneOfList, oneOfListOrNull, opaque } from './rules.ts'

/** GET /sitemap/{part}: the addresses of one kind after an id. */
export const sitemapPartInput = object({
  part: oneOfList(sitemapParts.map((part) => `${part}.xml` as const)).required('required'),
  after: id(),
})

/** GET /texts/{file}: the texts of a page. */
export const textsInput = object({ file: opaque().required('required') })

/** GET /manifest.webmanifest: how an installed site appears on a device. */
export const manifestInput = object({ lang: oneOfListOrNull(languages) })
