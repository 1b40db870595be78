import Link from 'next/link'
import type { Part } from './messageParts.ts'

/** The words of a message, each in the direction of its own script; what leads outside the site opens beside it. */
export function MessageText({ parts }: { parts: Part[] }) {
  return (
    <span dir="auto" className="whitespace-pre-wrap">
      {parts.map(({ text, href }, place) => {
        const key = `${place}-${href ?? ''}`
        if (!href) return <span key={key}>{text}</span>
        const look = 'font-medium text-brand underline underline-offset-2'
        if (href.startsWith('/')) {
          return (
            <Link key={key} href={href} className={look}>
              {text}
            </Link>
          )
        }
        return (
          <a key={key} href={href} target="_blank" rel="noopener noreferrer nofollow ugc" className={look}>
            {text}
          </a>
        )
      })}
    </span>
  )
}
