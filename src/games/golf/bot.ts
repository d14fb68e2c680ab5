import { runBot } from '../shared/patience/runBot'
import { SHAPE, rules } from './rules'

export const bot = runBot(SHAPE, rules)
