/** HTML that our server rendered from our own Markdown. */
export function DocumentText({ html }: { html: string }) {
  if (!html) return null
  return (
    <div
      className="prose"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made on the server from files of this house
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
