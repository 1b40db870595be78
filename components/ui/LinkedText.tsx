import { Link } from './Link.tsx'

interface LinkedTextProps {
  /** Stretches of words, and where they lead. */
  parts: readonly { text: string; href?: string }[]
  /** The look of its links. */
  linkClassName: string
}

/** What somebody wrote, as words and links. What leads outside the site opens beside it, and vouches for nothing. */
export function LinkedText({ parts, linkClassName }: LinkedTextProps) {
  return parts.map(({ text, href }, place) => {
    const key = `${place}-${href ?? ''}`
    if (!href) return <span key={key}>{text}</span>
    if (href.startsWith('/')) {
      return (
        <Link key={key} href={href} className={linkClassName}>
          {text}
        </Link>
      )
    }
    return (
      <a
        key={key}
        href={href}
        target="_blank"
        rel="noopener noreferrer nofollow ugc"
        className={linkClassName}
      >
        {text}
      </a>
    )
  })
}
