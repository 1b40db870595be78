import type { Source } from './source.ts'

type Graph = Map<string, string[]>

/** What each file loads at its start: type-only and awaited imports lead nobody in circles. */
function buildGraph(sources: Source[]): Graph {
  return new Map(
    sources.map(({ path, imports }) => [
      path,
      imports.flatMap(({ target, runs, waits }) => (target && runs && !waits ? [target] : [])),
    ]),
  )
}

/** The shortest way from a file back to itself, or null. */
function wayBack(graph: Graph, start: string): string[] | null {
  const cameFrom = new Map<string, string>()
  const queue = [start]
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    for (const next of graph.get(at) ?? []) {
      if (next === start) return trail(cameFrom, start, at)
      if (cameFrom.has(next)) continue
      cameFrom.set(next, at)
      queue.push(next)
    }
  }
  return null
}

function trail(cameFrom: Map<string, string>, start: string, end: string): string[] {
  const way = [end]
  for (let at = end; at !== start; ) {
    at = cameFrom.get(at) ?? start
    way.unshift(at)
  }
  return way
}

/** Import circles at run time, each told once. */
export function findCircles(sources: Source[]): string[][] {
  const graph = buildGraph(sources)
  const told = new Set<string>()
  return sources.flatMap(({ path }) => {
    if (told.has(path)) return []
    const circle = wayBack(graph, path)
    for (const one of circle ?? []) told.add(one)
    return circle ? [circle] : []
  })
}
