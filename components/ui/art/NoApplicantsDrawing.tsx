import { Frame } from './Frame.tsx'
import { tint } from './tints.ts'

/** Three empty chairs in a row, the middle one kept warm with a cushion. */
export function NoApplicantsDrawing() {
  return (
    <Frame>
      {[50, 100, 150].map((x) => (
        <g key={x} transform={`translate(${x} 134)`}>
          <path d="M-15-1v-38h30V-1" stroke={tint.muted} strokeWidth="5" />
          <path d="M-15-38v-40" stroke={tint.muted} strokeWidth="5" />
          <rect
            x="-19"
            y="-45"
            width="38"
            height="9"
            rx="4.5"
            fill={x === 100 ? tint.brand : tint.card}
            stroke={x === 100 ? tint.brand : tint.muted}
            strokeWidth="3"
          />
          <rect
            x="-20"
            y="-84"
            width="10"
            height="30"
            rx="5"
            fill={tint.card}
            stroke={tint.muted}
            strokeWidth="3"
          />
        </g>
      ))}
      <path d="M88 84c8-6 18-6 26 0 2 4 2 6 0 7H88c-2-1-2-3 0-7Z" fill={tint.sun} />
      <path d="M101 66c-12-9-14-16-10-20s9-2 10 3c1-5 6-7 10-3s2 11-10 20Z" fill={tint.warm} />
    </Frame>
  )
}
