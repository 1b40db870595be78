/** One of the scripts that the page's policy allows by their hashes. */
export const InlineScript = ({ text }: { text: string | undefined }) =>
  text && (
    <script
      // biome-ignore lint/security/noDangerouslySetInnerHtml: functions of our own, what they are given is escaped
      dangerouslySetInnerHTML={{ __html: text }}
    />
  )
