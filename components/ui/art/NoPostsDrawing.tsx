import { Frame, Shoot } from './Frame.tsx'
import { tint } from './tints.ts'

/** A sheet of paper in the ground, from which a shoot grows. */
export function NoPostsDrawing() {
  return (
    <Frame>
      <path d="M62 134V52a8 8 0 0 1 8-8h44l24 24v66Z" fill={tint.card} stroke={tint.line} strokeWidth="3" />
      <path d="M114 44v16a8 8 0 0 0 8 8h16Z" fill={tint.sun} />
      <path d="M76 70h24M76 84h48M76 98h36" stroke={tint.line} strokeWidth="5" />
      <path d="M46 134c10-14 98-14 108 0Z" fill={tint.brand} opacity=".25" />
      <Shoot x={106} y={132} scale={1.35} />
      <circle cx="40" cy="52" r="5" fill={tint.warm} />
      <circle cx="160" cy="92" r="4" fill={tint.sun} />
    </Frame>
  )
}
