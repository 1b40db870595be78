import { relative } from 'node:path'
import ts from 'typescript-api'

export type Schema = Record<string, unknown>

/** Types of contracts/ -> JSON Schema. What has a name there is written once and referred to. */
export class Schemas {
  readonly named: Record<string, Schema> = {}
  readonly #checker: ts.TypeChecker
  readonly #root: string

  constructor(checker: ts.TypeChecker, root: string) {
    this.#checker = checker
    this.#root = root
  }

  of(type: ts.Type): Schema {
    const name = this.#nameOf(type)
    if (!name) return this.#inline(type)
    if (!(name in this.named)) {
      // Kept before it is known, so that a type that holds itself ends.
      this.named[name] = {}
      this.named[name] = this.#inline(type)
    }
    return { $ref: `#/components/schemas/${name}` }
  }

  /** `Page<Job>` is PageOfJob; null for types that have no name in contracts/, and for plain words and lists. */
  #nameOf(type: ts.Type): string | null {
    const symbol = type.aliasSymbol
    const file = symbol?.declarations?.[0]?.getSourceFile().fileName ?? ''
    if (!symbol || !relative(this.#root, file).startsWith('contracts/')) return null
    const parts = (type.aliasTypeArguments ?? []).map((part) => this.#nameOf(part))
    return parts.includes(null) ? null : [symbol.name, ...parts].join('Of')
  }

  #inline(type: ts.Type): Schema {
    if (type.isUnion()) return this.#union(type)
    if (type.isStringLiteral() || type.isNumberLiteral()) return { const: type.value }
    const flags = type.flags
    if (flags & ts.TypeFlags.String) return { type: 'string' }
    if (flags & ts.TypeFlags.Number) return { type: 'number' }
    if (flags & ts.TypeFlags.Boolean) return { type: 'boolean' }
    if (flags & ts.TypeFlags.BooleanLiteral) return { const: this.#checker.typeToString(type) === 'true' }
    if (flags & ts.TypeFlags.Null) return { type: 'null' }
    if (flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return {}
    if (this.#checker.isTupleType(type)) return this.#tuple(type)
    if (this.#checker.isArrayType(type)) return this.#list(type)
    return this.#object(type)
  }

  #list(type: ts.Type): Schema {
    const [item] = this.#checker.getTypeArguments(type as ts.TypeReference)
    return { type: 'array', items: item ? this.of(item) : {} }
  }

  #tuple(type: ts.Type): Schema {
    const items = this.#checker.getTypeArguments(type as ts.TypeReference).map((item) => this.of(item))
    return { type: 'array', prefixItems: items, minItems: items.length, maxItems: items.length }
  }

  #union(type: ts.UnionType): Schema {
    const told = type.types.filter(({ flags }) => !(flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Void)))
    const isBoolean = told.filter(({ flags }) => flags & ts.TypeFlags.BooleanLiteral).length === 2
    const rest = isBoolean ? told.filter(({ flags }) => !(flags & ts.TypeFlags.BooleanLiteral)) : told
    const words = rest.filter((one): one is ts.LiteralType => one.isStringLiteral() || one.isNumberLiteral())
    const others = rest
      .filter((one) => !(one.isStringLiteral() || one.isNumberLiteral()))
      .map((one) => this.of(one))
    const all = [
      ...(isBoolean ? [{ type: 'boolean' }] : []),
      ...(words.length > 0 ? [{ enum: words.map(({ value }) => value) }] : []),
      ...others,
    ]
    return all.length === 1 ? (all[0] ?? {}) : { anyOf: all }
  }

  #object(type: ts.Type): Schema {
    const index = this.#checker.getIndexInfoOfType(type, ts.IndexKind.String)
    if (index) return { type: 'object', additionalProperties: this.of(index.type) }
    const properties: Record<string, Schema> = {}
    const required: string[] = []
    for (const property of this.#checker.getPropertiesOfType(type)) {
      const declared = this.#checker.getTypeOfSymbol(property)
      properties[property.name] = this.of(declared)
      if (!(property.flags & ts.SymbolFlags.Optional)) required.push(property.name)
    }
    return {
      type: 'object',
      properties,
      ...(required.length > 0 && { required }),
      additionalProperties: false,
    }
  }
}
