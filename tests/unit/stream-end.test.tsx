import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { StreamEnd } from '#components/ui/lists/StreamEnd.tsx'

it('The HTML of a list says that more is loading and has no skeleton, since only scripts load it', () => {
  const html = renderToString(
    <StreamEnd
      hasMore
      failed={false}
      readOn={async () => {}}
      label="More posts"
      skeleton={<p>skeleton</p>}
    />,
  )
  expect(html).toContain('More posts')
  expect(html).not.toContain('skeleton')
})
