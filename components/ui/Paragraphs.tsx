/** A person's text with its line breaks; never HTML. */
export function Paragraphs({ text, className = '' }: { text: string; className?: string }) {
  return <p className={`whitespace-pre-line ${className}`}>{text}</p>
}
