import { expect, it } from 'vitest'
import { programOf } from '../../architecture/program.ts'
import { withFields } from '../../tools/api/resource-interfaces.ts'

const KIT = [
  'export type OutputOf<Shape> = { [Name in keyof Shape]: Shape[Name] }',
  'export interface ResourceSchema<Resource> { out?: Resource }',
].join('\n')

const OWNER = [
  "import type { OutputOf, ResourceSchema } from './kit.ts'",
  "const ownerShape = { name: 'Ada' }",
  'export interface Owner extends OutputOf<typeof ownerShape> {}',
  'export const ownerSchema: ResourceSchema<Owner> = {}',
].join('\n')

const PET = [
  "import type { OutputOf } from './kit.ts'",
  "import { ownerSchema } from './owner.ts'",
  'const petShape = {',
  '  name: String(1),',
  '  /** Who feeds it. */',
  '  owner: ownerSchema,',
  '}',
  'export interface Pet extends OutputOf<typeof petShape> {}',
].join('\n')

it('an interface that extends the output of a shape lists its fields in order, with comments and names', () => {
  const extra = { 'pets/kit.ts': KIT, 'pets/owner.ts': OWNER, 'pets/pet.ts': PET }
  const program = programOf([], { extra })
  const file = program.getSourceFile('pets/pet.ts')
  if (file === undefined) throw new Error('pets/pet.ts is missing')
  const emitted = 'export interface Pet extends OutputOf<typeof petShape> {\n}'
  expect(withFields(emitted, file, program.getTypeChecker())).toBe(
    [
      "import type { Owner } from './owner.ts'",
      'export interface Pet {',
      '  name: string;',
      '  /** Who feeds it. */',
      '  owner: Owner;',
      '}',
    ].join('\n'),
  )
})
