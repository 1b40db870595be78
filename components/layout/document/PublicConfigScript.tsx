import { publicConfigElementId, publicConfigJson } from '#lib/publicConfig.ts'

/** The public configuration, inside the page. */
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
