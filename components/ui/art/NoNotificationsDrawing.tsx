import { Frame } from './Frame.tsx'
import { tint } from './tints.ts'

/** A bell asleep under a moon. */
export function NoNotificationsDrawing() {
  return (
    <Frame>
      <path d="M152 26a17 17 0 1 0 14 26 15 15 0 0 1-14-26Z" fill={tint.sun} />
      <g transform="rotate(-8 96 80)">
        <path d="M96 36v-8" stroke={tint.brand} strokeWidth="7" />
        <path d="M60 108c10-10 8-22 9-36 1-20 12-33 27-33s26 13 27 33c1 14-1 26 9 36Z" fill={tint.brand} />
        <path d="M54 109h84" stroke={tint.brand} strokeWidth="8" />
        <path d="M84 116c2 12 22 12 24 0" fill={tint.sun} />
        <path
          d="M78 80c3 4 8 4 11 0M102 80c3 4 8 4 11 0M92 94c3 2 5 2 8 0"
          stroke={tint.card}
          strokeWidth="3.5"
        />
      </g>
      <path d="M128 56h11l-11 13h11M120 36h8l-8 9h8" stroke={tint.muted} strokeWidth="3" />
    </Frame>
  )
}
