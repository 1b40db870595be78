import { Frame, Shoot } from './Frame.tsx'
import { tint } from './tints.ts'

/** Two people of paper who lift a sprout together. */
export function WelcomeDrawing() {
  return (
    <Frame>
      {[
        { x: 62, top: tint.brand, skin: '#C68656', hair: '#2B1B17', side: 1 },
        { x: 138, top: tint.warm, skin: '#F2C9A5', hair: '#7A4A26', side: -1 },
      ].map(({ x, top, skin, hair, side }) => (
        <g key={x} transform={`translate(${x} 134) scale(${side} 1)`}>
          <path d="M-6-34V-3M7-34V-3" stroke={tint.ink} strokeWidth="10" />
          <path d="M10-66 31-84" stroke={skin} strokeWidth="8" />
          <path d="M-15-66c0-9 6-12 15-12s15 3 15 12l-2 34h-26Z" fill={top} />
          <path d="m9-68 12-9" stroke={top} strokeWidth="11" />
          <circle cx="1" cy="-91" r="12" fill={skin} />
          <path d="M-12-90c-2-20 27-20 26-2-8-6-18-6-26 2Z" fill={hair} />
        </g>
      ))}
      <path d="M82 54c2-9 10-12 18-12s16 3 18 12c-8 6-28 6-36 0Z" fill={tint.muted} />
      <Shoot x={100} y={46} scale={1.1} />
      <path d="M34 44v11M28.5 49.5h11M164 36v11M158.5 41.5h11" stroke={tint.sun} strokeWidth="4" />
    </Frame>
  )
}
