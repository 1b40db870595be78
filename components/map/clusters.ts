import type { JobPoint } from '#contracts/jobSearch.ts'

/** A point and where it is drawn, in pixels. */
export type Drawn = { x: number; y: number; point: JobPoint }
/** Points that would cover each other, drawn at the one with most offers. */
export type Cluster = JobPoint & { points: JobPoint[] }

/** Joins points that are nearer than this to a larger one, in pixels. */
const reach = 48

/** Gathers points into clusters, the largest points first. */
export function toClusters(drawn: readonly Drawn[]): Cluster[] {
  const clusters: (Cluster & { x: number; y: number })[] = []
  for (const { x, y, point } of drawn.toSorted((one, other) => other.point.count - one.point.count)) {
    const near = clusters.find((cluster) => Math.hypot(cluster.x - x, cluster.y - y) < reach)
    if (!near) clusters.push({ ...point, x, y, points: [point] })
    else {
      near.points.push(point)
      near.count += point.count
    }
  }
  return clusters.map(({ lat, lng, count, points }) => ({ lat, lng, count, points }))
}
