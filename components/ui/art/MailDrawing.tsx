import { Frame } from './Frame.tsx'
import { tint } from './tints.ts'

/** A letter on its way, its stamp a sprout. */
export function MailDrawing() {
  return (
    <Frame>
      <path d="M14 66h26M22 84h20M12 102h26" stroke={tint.muted} strokeWidth="4" />
      <g transform="rotate(-5 108 80)">
        <rect
          x="54"
          y="44"
          width="112"
          height="76"
          rx="9"
          fill={tint.card}
          stroke={tint.line}
          strokeWidth="3"
        />
        <path d="m58 116 38-34M162 116l-38-34" stroke={tint.line} strokeWidth="3" />
        <path
          d="M56 50c18 16 34 30 48 40 4 3 8 3 12 0 14-10 30-24 48-40-2-4-5-6-9-6H65c-4 0-7 2-9 6Z"
          fill={tint.brand}
        />
        <circle cx="110" cy="88" r="16" fill={tint.sun} />
        <g transform="translate(110 99) scale(.55)">
          <path d="M0 0c2-8-1-14 0-21" stroke={tint.ink} strokeWidth="4" />
          <path
            d="M0-19c-3-11-13-14-23-12 1 10 11 17 23 12ZM0-21c0-12 11-19 24-18 1 12-10 21-24 18Z"
            fill={tint.ink}
          />
        </g>
      </g>
    </Frame>
  )
}
