/** A person's text as they broke its lines; never HTML. */
export function Paragraphs({ text, className = '' }: { text: string; className?: string }) {
  return <p className={`whitespace-pre-line ${className}`}>{text}</p>
}
