import { tint } from './tints.ts'

type SproutProps = {
  size?: number
  className?: string
}

/** The sprout alone, in the colour of the theme. */
export function Sprout({ size = 32, className }: SproutProps) {
  return (
    <svg className={className} width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <path d="M16 29.5c.9-4.6.8-8.8-.2-13" stroke={tint.brand} strokeWidth="2.8" strokeLinecap="round" />
      <path
        d="M15.6 19.2C14.3 12.9 9 10 2.3 10.7 3 17.2 8.6 21.6 15.6 19.2Z"
        fill={tint.brand}
        opacity=".72"
      />
      <path d="M16.1 15.6C15.4 8 20.8 2.7 29.6 2.5 30.3 10.9 24.7 16.9 16.1 15.6Z" fill={tint.brand} />
    </svg>
  )
}

type LogoProps = {
  /** The product's name beside the sprout. */
  name: string
  size?: number
  className?: string
}

/** Sprout and wordmark, which is text, so that it is read aloud and scales with the font. */
export function Logo({ name, size = 32, className = '' }: LogoProps) {
  return (
    <span className={`inline-flex items-center gap-1.5 ${className}`}>
      <Sprout size={size} />
      <span
        className="font-heading font-bold tracking-tight text-ink"
        style={{ fontSize: size * 0.8, lineHeight: 1, paddingBottom: size * 0.06 }}
      >
        {name.toLowerCase()}
      </span>
    </span>
  )
}
