import { Frame, Shoot } from './Frame.tsx'
import { tint } from './tints.ts'

/** A heart that is still a balloon looking for a hand. */
export function NoFavouritesDrawing() {
  return (
    <Frame>
      <path
        d="M100 88C66 64 62 44 72 34c10-10 24-5 28 8 4-13 18-18 28-8 10 10 6 30-28 54Z"
        fill={tint.warm}
      />
      <path d="M78 46c0-6 4-9 9-8" stroke={tint.card} strokeWidth="4" />
      <path d="m96 88 4-4 4 4-4 5Z" fill={tint.warm} />
      <path d="M100 92c-8 12 8 18 0 30" stroke={tint.muted} strokeWidth="2.5" />
      <Shoot x={56} y={134} scale={0.8} />
      <Shoot x={146} y={134} scale={0.62} />
      <path
        d="M146 40c5-3 10-3 14 0 4-3 9-3 14 0M36 66c4-2 8-2 11 0 3-2 7-2 11 0"
        stroke={tint.muted}
        strokeWidth="2.5"
      />
    </Frame>
  )
}
