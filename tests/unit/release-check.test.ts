import { readFileSync } from 'node:fs'
import Ajv from 'ajv'
import { beforeAll, describe, expect, it } from 'vitest'
import { getVerdict } from '#scripts/lib/audit.ts'
import { createSbom, type Sbom } from '#scripts/lib/sbom.ts'

const oneMinute = 60_000

describe('the bill of materials', () => {
  let sbom: Sbom
  beforeAll(async () => {
    sbom = await createSbom()
  }, oneMinute)

  it('The bill of materials is CycloneDX 1.5', () => {
    const validate = new Ajv({ strict: false }).compile(cycloneDx)
    expect([validate(sbom), validate.errors]).toEqual([true, null])
  })

  it('The bill of materials names each package once, and every dependency that it refers to', () => {
    const refs = [sbom.metadata.component, ...sbom.components].map((one) => one['bom-ref'])
    expect(new Set(refs).size).toBe(refs.length)
    expect(sbom.dependencies.map(({ ref }) => ref).sort()).toEqual([...refs].sort())
    const named = new Set(refs)
    expect(sbom.dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !named.has(ref))).toEqual(
      [],
    )
  })

  it('The bill of materials names this product and version', () => {
    const { name, version } = JSON.parse(readFileSync('package.json', 'utf8'))
    expect(sbom.metadata.component).toMatchObject({ name, version, type: 'application' })
  })

  it('The bill of materials lists exactly the packages that the lock file installs for production', () => {
    const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
    const wanted = new Set<string>()
    for (const [path, { name, version, dev }] of Object.entries<Locked>(packages)) {
      if (path !== '' && !dev) wanted.add(`${name ?? path.split('node_modules/').at(-1)}@${version}`)
    }
    expect(wanted.size).toBeGreaterThan(300)
    expect(sbom.components.map((one) => one['bom-ref']).sort()).toEqual([...wanted].sort())
  })

  it('The bill of materials lists every dependency of package.json, and no build or test tool', () => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
    const names = new Set(sbom.components.map(({ name }) => name))
    expect(Object.keys(dependencies).filter((name) => !names.has(name))).toEqual([])
    expect(['vitest', 'knip', 'lighthouse', 'msw'].filter((name) => name in devDependencies)).toHaveLength(4)
    expect(['vitest', 'knip', 'lighthouse', 'msw'].filter((name) => names.has(name))).toEqual([])
  })
})

type Locked = { name?: string; version: string; dev?: boolean }

describe('the audit of dependencies', () => {
  const getReport = (...severities: string[]) =>
    JSON.stringify({
      auditReportVersion: 2,
      vulnerabilities: Object.fromEntries(
        severities.map((severity, index) => [`package-${index}`, { severity }]),
      ),
    })

  it.each([['high'], ['critical'], ['low', 'high', 'moderate']])(
    'The audit stops a release: %s',
    (...severities) => {
      const { outcome, sentence } = getVerdict(getReport(...severities))
      expect(outcome).toBe('found')
      expect(sentence).toMatch(/package-\d \((high|critical)\)/)
    },
  )

  it.each([[], ['low'], ['moderate', 'info']])('The audit passes a release: %s', (...severities) => {
    const { outcome, sentence } = getVerdict(getReport(...severities))
    expect([outcome, sentence.includes(`of ${severities.length} below`)]).toEqual(['clean', true])
  })

  it.each([
    '{"message":"405 Method Not Allowed - POST https://registry.example/audit","statusCode":405}',
    '{"error":{"code":"ENOTFOUND"}}',
    '',
    'npm error network',
    'null',
  ])('The audit does not pass without a response from the registry: %s', (output) => {
    const { outcome, sentence } = getVerdict(output)
    expect(outcome).toBe('unasked')
    expect(sentence).toContain('could not be asked')
  })
})

const component = {
  type: 'object',
  required: ['type', 'name', 'version', 'bom-ref', 'purl'],
  properties: {
    type: { enum: ['application', 'library'] },
    name: { type: 'string', minLength: 1 },
    version: { type: 'string', pattern: '^\\d+\\.\\d+\\.\\d+' },
    'bom-ref': { type: 'string', minLength: 3 },
    purl: { type: 'string', pattern: '^pkg:npm/.+@.+' },
    scope: { enum: ['required', 'optional', 'excluded'] },
    hashes: {
      type: 'array',
      items: {
        type: 'object',
        required: ['alg', 'content'],
        properties: {
          alg: { enum: ['SHA-1', 'SHA-256', 'SHA-384', 'SHA-512'] },
          content: { type: 'string', pattern: '^[0-9a-f]{40,128}$' },
        },
      },
    },
    licenses: {
      type: 'array',
      items: { oneOf: [{ required: ['license'] }, { required: ['expression'] }] },
    },
    externalReferences: { type: 'array', items: { type: 'object', required: ['type', 'url'] } },
  },
}

/** The parts of the CycloneDX 1.5 schema that npm writes. */
const cycloneDx = {
  type: 'object',
  required: ['bomFormat', 'specVersion', 'serialNumber', 'version', 'metadata', 'components', 'dependencies'],
  properties: {
    bomFormat: { const: 'CycloneDX' },
    specVersion: { const: '1.5' },
    serialNumber: {
      type: 'string',
      pattern: '^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$',
    },
    version: { type: 'integer', minimum: 1 },
    metadata: { type: 'object', required: ['timestamp', 'component'], properties: { component } },
    components: { type: 'array', uniqueItems: true, items: component },
    dependencies: {
      type: 'array',
      uniqueItems: true,
      items: {
        type: 'object',
        required: ['ref'],
        properties: { dependsOn: { type: 'array', uniqueItems: true, items: { type: 'string' } } },
      },
    },
  },
}
