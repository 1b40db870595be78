import { object } from 'yup'
import { paths } from '#lib/paths.ts'
import { query } from '#server/platform/http/index.ts'
import { siteAddress } from '#server/platform/index.ts'
import { sendText } from './sendText.ts'

/** GET /robots.txt: allows pages and images, and disallows endpoints. */
export const readRobots = query({
  access: 'guest',
  bearer: 'ignored',
  input: object({}),
  run: async () => {
    const rules = ['User-agent: *', 'Allow: /api/media/', 'Disallow: /api/']
    const sitemap = `Sitemap: ${siteAddress(paths.sitemap)}`
    return sendText(`${[...rules, '', sitemap].join('\n')}\n`, 'text/plain')
  },
})
