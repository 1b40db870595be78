import { publicConfigElementId, publicConfigJson } from '#lib/publicConfig.ts'

/** What the browser may know of the configuration, as the page carries it. */
export function PublicConfigScript({ nonce }: { nonce?: string | undefined }) {
  return (
    <script
      id={publicConfigElementId}
      type="application/json"
      nonce={nonce}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own, its `<` escaped
      dangerouslySetInnerHTML={{ __html: publicConfigJson() }}
    />
  )
}
