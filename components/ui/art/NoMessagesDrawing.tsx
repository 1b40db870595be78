import { Frame, Shoot } from './Frame.tsx'
import { tint } from './tints.ts'

/** Two speech bubbles, one with a sprout in it. */
export function NoMessagesDrawing() {
  return (
    <Frame>
      <path
        d="M48 40h66a12 12 0 0 1 12 12v30a12 12 0 0 1-12 12H74l-16 14V94H48a12 12 0 0 1-12-12V52a12 12 0 0 1 12-12Z"
        fill={tint.card}
        stroke={tint.brand}
        strokeWidth="3.5"
      />
      <Shoot x={81} y={85} scale={1} />
      <path
        d="M118 74h32a11 11 0 0 1 11 11v20a11 11 0 0 1-11 11h-4v12l-14-12h-14a11 11 0 0 1-11-11V85a11 11 0 0 1 11-11Z"
        fill={tint.brand}
      />
      <path d="M121 95h.1M134 95h.1M147 95h.1" stroke={tint.card} strokeWidth="6" />
    </Frame>
  )
}
