import { textsInput } from '#contracts/site.ts'
import { accepts, apiError, cacheForever, query, Raw } from '#server/platform/http/index.ts'
import { readTextFile } from '#server/platform/page/textFile.ts'

/** GET /texts/{file}: the texts of a page as a script, which its document loads. */
export const readTexts = query({
  access: 'guest',
  bearer: 'ignored',
  input: textsInput,
  run: async ({ file }, { request }) => {
    const found = await readTextFile(file)
    if (!found) throw apiError('notFound')
    const headers = {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': found.isCurrent ? cacheForever : 'no-store',
    }
    const { compressed } = found
    return compressed && request.incoming && accepts(request.incoming, 'br')
      ? new Raw(compressed, {
          ...headers,
          'Content-Encoding': 'br',
          'Content-Length': String(compressed.length),
        })
      : new Raw(found.script, headers)
  },
})
