import { Frame } from './Frame.tsx'
import { tint } from './tints.ts'

/** A flowerpot that fell over; nothing that cannot be swept up. */
export function ErrorDrawing() {
  return (
    <Frame>
      <g transform="translate(112 107) rotate(-80)">
        <path d="M-24 0h48l-8 48h-32Z" transform="translate(0 -4)" fill={tint.warm} />
        <rect x="-29" y="-12" width="58" height="15" rx="5" fill={tint.warm} />
      </g>
      <path d="M48 134c8-14 28-20 44-14l4 14Z" fill={tint.muted} />
      <path d="M62 122C46 116 40 100 44 84" stroke={tint.brand} strokeWidth="4" />
      <path d="M44 88c-12-2-18-12-17-23 11 0 19 9 17 23Z" fill={tint.brand} opacity=".65" />
      <path d="M44 84c-2-13 6-22 19-24 3 13-5 23-19 24Z" fill={tint.brand} />
      <path d="m138 64 10-12M152 76l16-4M120 56l2-16" stroke={tint.sun} strokeWidth="5" />
      <path d="M32 134h3M160 126l4-3M24 126l3 2" stroke={tint.muted} strokeWidth="4" />
    </Frame>
  )
}
