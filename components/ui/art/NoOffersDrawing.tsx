import { Frame, Shoot } from './Frame.tsx'
import { tint } from './tints.ts'

/** An empty noticeboard on two legs, with something sprouting below. */
export function NoOffersDrawing() {
  return (
    <Frame>
      <path d="M58 134V52M142 134V52" stroke={tint.muted} strokeWidth="6" />
      <rect
        x="44"
        y="34"
        width="112"
        height="66"
        rx="8"
        fill={tint.card}
        stroke={tint.line}
        strokeWidth="3"
      />
      <path d="M40 36 100 14l60 22" stroke={tint.brand} strokeWidth="9" />
      <g transform="rotate(-6 76 66)">
        <rect x="58" y="50" width="36" height="34" rx="3" fill={tint.sun} />
        <circle cx="76" cy="51" r="3.5" fill={tint.warm} />
      </g>
      <path d="M112 58h28M112 70h28M112 82h16" stroke={tint.line} strokeWidth="4" strokeDasharray="1 8" />
      <Shoot x={100} y={134} scale={0.9} />
    </Frame>
  )
}
