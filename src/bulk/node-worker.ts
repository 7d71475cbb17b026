import { serveBulk } from './node.ts'

serveBulk()
