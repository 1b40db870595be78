/** A node of a tsquery as PostgreSQL writes it: a lexeme, or nodes joined by `&`, `|`, `!` or their distance. */
type Node = { lexeme: string; isBegun: boolean } | { joint: '&' | '|' | '!'; nodes: Node[] }

const token = /'((?:''|\\\\|[^'\\])*)'(?::(\*?)[A-D]*)?|<(?:-|\d+)>|[()&|!]/g

type Token = { sign: string; lexeme: string; isBegun: boolean }

const readTokens = (query: string): Token[] =>
  [...query.matchAll(token)].map(([sign, lexeme, begun]) =>
    lexeme === undefined
      ? { sign: sign.startsWith('<') ? '<>' : sign, lexeme: '', isBegun: false }
      : {
          sign: "'",
          lexeme: lexeme.replaceAll("''", "'").replaceAll('\\\\', '\\'),
          isBegun: begun === '*',
        },
  )

/** The joints that bind less than a lexeme, the loosest first. */
const joints = ['|', '&', '<>'] as const

function parse(tokens: Token[], level = 0): Node {
  const joint = joints[level]
  if (!joint) return parseOne(tokens)
  const nodes = [parse(tokens, level + 1)]
  while (tokens[0]?.sign === joint) {
    tokens.shift()
    nodes.push(parse(tokens, level + 1))
  }
  const [only] = nodes
  return nodes.length === 1 && only ? only : { joint: joint === '|' ? '|' : '&', nodes }
}

function parseOne(tokens: Token[]): Node {
  const first = tokens.shift()
  if (first?.sign === '!') return { joint: '!', nodes: [parseOne(tokens)] }
  if (first?.sign === '(') {
    const inside = parse(tokens)
    tokens.shift()
    return inside
  }
  if (first?.sign !== "'") throw new Error('not a tsquery')
  return { lexeme: first.lexeme, isBegun: first.isBegun }
}

/** Longer beginnings are cut, so that a document has few of them. As in the statement that matches a document. */
export const longestBeginning = 8

const toKey = ({ lexeme, isBegun }: { lexeme: string; isBegun: boolean }): string =>
  isBegun ? `${[...lexeme].slice(0, longestBeginning).join('')}:*` : lexeme

/** Returns lexemes of which a matching document has at least one; null where it may have none of them. */
function findKeys(node: Node): string[] | null {
  if ('lexeme' in node) return [toKey(node)]
  if (node.joint === '!') return null
  const found = node.nodes.map(findKeys)
  if (node.joint === '|') return found.includes(null) ? null : found.flatMap((keys) => keys ?? [])
  const [fewest = null] = found
    .flatMap((keys) => (keys ? [keys] : []))
    .sort((one, other) => one.length - other.length)
  return fewest
}

/** The keys of a tsquery: see `findKeys`. */
export function getKeys(query: string): string[] | null {
  const keys = findKeys(parse(readTokens(query)))
  return keys && [...new Set(keys)]
}
