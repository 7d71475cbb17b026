import { serveBulk } from 'tonne/bulk'

serveBulk(self)
