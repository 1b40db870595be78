/** The part of JSON Schema that the reference uses. */
export type JsonSchema = {
  $ref?: string
  type?: string | string[]
  const?: unknown
  enum?: readonly unknown[]
  anyOf?: JsonSchema[]
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: JsonSchema | boolean
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  pattern?: string
  format?: 'binary'
  default?: unknown
  description?: string
}
