// The order of the server's modules, and which of their files others may import.

/** A module imports only modules before it. */
export const moduleOrder =
  'places < words < media < blocks < account < notifications < friends < chat < jobs < ratings < directory < posts < stores < moderation < mailings < privacy < site < documents < reference < dev'.split(
    ' < ',
  )

const getModule = (path: string) => /^server\/modules\/([^/]+)\//.exec(path)?.[1]

// Endpoints, what pages may ask, the shell's reads and the developers' pages name operations, each by the file it lives in;
// index.ts is for other modules. So an operation may call any module below, and modules make no circle.
const namesOperations = (from: string) =>
  /^pages\/api\/|^server\/(modules|requestApp)\.ts$|^server\/modules\/dev\//.test(from)
const isOperation =
  /^server\/modules\/[^/]+\/(?!tables\.ts$|policy\.ts$|queries\.ts$|views\.ts$|queries\/)[a-zA-Z/]+\.ts$/
const isTables = /^server\/modules\/([^/]+\/)+tables\.ts$/

/** Why a file may not reach this file inside a module, or null. */
function getIntrusion(from: string, target: string, module: string): string | null {
  if (target === `server/modules/${module}/index.ts`) return null
  if (namesOperations(from) && isOperation.test(target)) return null
  // A foreign key names the table of another module.
  if (isTables.test(target) && (isTables.test(from) || from === 'server/platform/db/schema.ts')) return null
  return `${target} is inside the module ${module}: other modules reach it only through server/modules/${module}/index.ts; export there what they may ask for`
}

/** Why one module may not import another, or null. */
function getUpward(from: string, to: string): string | null {
  const unplaced = [from, to].find((module) => !moduleOrder.includes(module))
  if (unplaced)
    return `the module ${unplaced} has no place in the order yet: name it in scripts/check/lib/modules.ts and docs/architecture.md, above all that it imports`
  if (moduleOrder.indexOf(to) < moduleOrder.indexOf(from)) return null
  return `${from} stands below ${to} (${moduleOrder.join(' < ')}): modules import downwards only, so that each can be read and changed without those above it. Move what needs both into the higher module, or what both need into the lower one; an event or a contribution is a port of server/platform/ports.ts that server/modules.ts fills`
}

/** Why a file may not import this file of a module, or null. */
export function getModuleDenial(from: string, target: string): string | null {
  const importer = getModule(from)
  const module = getModule(target)
  if (!module || module === importer) return null
  return getIntrusion(from, target, module) ?? (importer ? getUpward(importer, module) : null)
}
