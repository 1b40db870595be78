import { manifestInput } from '#contracts/site.ts'
import { translator } from '#i18n/translator.ts'
import { brand } from '#lib/brand.ts'
import { locales } from '#lib/locales.ts'
import { paths } from '#lib/paths.ts'
import { query } from '#server/platform/http/index.ts'
import { sendText } from './sendText.ts'

/** GET /manifest.webmanifest?lang=: describes the site as an installable app. */
export const readManifest = query({
  access: 'guest',
  bearer: 'ignored',
  input: manifestInput,
  run: async ({ lang }, { language }) => {
    const t = await translator(lang ?? language, 'pages')
    const manifest = {
      id: paths.home,
      name: brand.name,
      short_name: brand.name,
      description: t('defaultDescription'),
      lang: locales[lang ?? language],
      start_url: paths.feed,
      scope: paths.home,
      display: 'standalone',
      background_color: '#FAF8F4',
      theme_color: '#FAF8F4',
      icons: [
        getIcon(paths.icons[192], 192, 'any'),
        getIcon(paths.icons[512], 512, 'any'),
        getIcon(paths.icons.maskable, 512, 'maskable'),
      ],
    }
    return sendText(JSON.stringify(manifest), 'application/manifest+json')
  },
})

const getIcon = (src: string, size: number, purpose: 'any' | 'maskable') => ({
  src,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})
