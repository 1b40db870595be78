// Arrows run one way: pages -> components -> hooks -> services -> contracts <- server <- pages/api. No circles.
import { circlesOf } from './lib/circles.ts'
import type { Finding, House, Offence } from './lib/house.ts'
import { denialOf, layerOf } from './lib/layers.ts'
import { report } from './lib/report.ts'
import type { Import, Source } from './lib/source.ts'

const roomOf = (path: string) => /^server\/([^/]+)\//.exec(path)?.[1]
const isStyle = (target: string) => target.endsWith('.css')

// Doors, pages, the shell's reads and the developers' room name operations, each by the file it lives in; index.ts is
// for other rooms. So an operation may ask any room, and rooms that know of each other make no circle.
const namesOperations = (from: string) => /^pages\/|^server\/rooms\.ts$|^server\/dev\//.test(from)
const isOperation = /^server\/[^/]+\/(?!tables\.ts$|policy\.ts$|queries\.ts$|views\.ts$)[a-zA-Z]+\.ts$/

/** Why one room may not reach this file of another, or null. */
function intrusion(from: string, target: string): string | null {
  const room = roomOf(target)
  if (!room || room === 'platform' || room === roomOf(from) || target === `server/${room}/index.ts`)
    return null
  if (namesOperations(from) && isOperation.test(target)) return null
  if (from === 'server/platform/db/schema.ts' && target === `server/${room}/tables.ts`) return null
  return `${target} is inside the room ${room}: other rooms reach it only through server/${room}/index.ts; export there what they may ask for`
}

function whyNot(source: Source, { specifier, target, runs }: Import): string | null {
  const layer = layerOf(source.path)
  if (!layer) return null
  if (target === null) return runs ? denialOf(source.path, specifier) : null
  if (source.path.startsWith('server/') || source.path.startsWith('pages/')) {
    const why = intrusion(source.path, target)
    if (why) return why
  }
  if (isStyle(target) || layer.reaches.test(target)) return null
  return `${layer.name} may not import ${target}: ${layer.why}`
}

export function arrows(house: House): Finding {
  const offences: Offence[] = house.sources.flatMap((source) =>
    source.imports.flatMap((one) => {
      const why = whyNot(source, one)
      return why ? [{ file: source.path, line: one.line, why }] : []
    }),
  )
  const circles = circlesOf(house.sources).map((circle) => ({
    file: circle[0] ?? '',
    line: 1,
    why: `imports run in a circle: ${[...circle, circle[0]].join(' -> ')}; move what both need into a file of its own`,
  }))
  return { offences: [...offences, ...circles] }
}

if (import.meta.main) await report({ arrows })
